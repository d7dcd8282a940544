/** The descriptions of all definitions of the metamodel. */
import type {AllMetamodel} from './model';

type Definition = {name: string; deprecated?: true | undefined};

/** A description, with the text of its badge on the page. */
const said = (text: string | undefined, {deprecated}: Definition) =>
  [text, deprecated && 'Deprecated.'].filter(Boolean).join(' ');

/** @returns descriptions by `datasetProperties` and `datasetProperties.uri`, by aspects' names and other types' names */
export function describedDefinitions(model: AllMetamodel): Map<string, string> {
  const found = new Map<string, string>();
  for (const type of [...model.records.values(), ...model.aspects.values()]) {
    found.set(type.name, said(type.summary, type));
    for (const field of type.fields) {
      found.set(`${type.name}.${field.name}`, said(field.description, field));
    }
  }
  for (const {name, summary, symbols} of model.enums.values()) {
    found.set(name, summary);
    for (const symbol of symbols) found.set(`${name}.${symbol.name}`, said(symbol.meaning, symbol));
  }
  for (const alias of model.aliases.values()) found.set(alias.name, said(alias.summary, alias));
  return found;
}
