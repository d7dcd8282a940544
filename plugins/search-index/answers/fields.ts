/** Answers about configuration fields of sources: type, default, and description, by source. */
import type {Fact} from '../../../src/features/answers/model/fact';
import {keyOf} from '../../../src/features/answers/model/key';
import {type ConfigField, type Source, type SourceModule, sourcePath} from '../../sources';
import {fieldAnchor} from '../../sources/pages/anchors';
import {isProse} from '../../sources/pages/config-table';
import type {Collected} from './collected';
import {inlineText} from '../../common/inline-text';
import type {VersionPages} from './pages';

/** A longer default is not shown. */
const LONG_DEFAULT = 80;

/** Marks the names of other fields, which the facts write without marks. */
function markNames(text: string, {config}: SourceModule): string {
  const names = new Set(config.map(({name}) => name));
  return text
    .split(/(`[^`]+`)/)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part.replace(/[a-z][\w.]*[_.]\w+/g, (word) => (names.has(word) ? `\`${word}\`` : word)),
    )
    .join('');
}

function shownDefault(value: string | null): {default?: string} {
  if (value === null || value.length > LONG_DEFAULT) return {};
  if (isProse(value)) return {default: value};
  return {default: `\`${value === '' ? '""' : value}\``};
}

function factOf(field: ConfigField, module: SourceModule): Omit<Fact, 'places'> {
  const {name, type, default: fallback} = field;
  return {
    kind: 'field',
    name,
    text: markNames(inlineText(field.description), module),
    details: {type, ...shownDefault(fallback)},
    ...(field.required && {required: true}),
    ...(field.deprecated && {deprecated: true}),
  };
}

/** A source with several modules has the same field more than once. */
const labelOf = ({name, modules}: Source, {plugin}: SourceModule) =>
  modules.filter(({alias_of: alias}) => alias === undefined).length > 1
    ? `${name} (${plugin})`
    : name;

/** Adds the fields of all sources; those that are the same in several sources are one fact with several places. */
export function addFields(into: Collected, sources: readonly Source[], pages: VersionPages): void {
  const known = new Map<string, Fact>();
  for (const source of sources) {
    for (const module of source.modules) {
      if (module.alias_of !== undefined) continue;
      for (const field of module.config) {
        const anchor = fieldAnchor(module.plugin, field.name);
        const url = pages.urlOf(sourcePath(source.slug), anchor);
        if (url === undefined) continue;
        const fact = factOf(field, module);
        const same = JSON.stringify(fact);
        const place = {label: labelOf(source, module), url};
        const first = known.get(same);
        if (first) first.places.push(place);
        else known.set(same, {...fact, places: [place]});
      }
    }
  }
  for (const fact of known.values()) into.add(keyOf(fact.name), fact);
}
