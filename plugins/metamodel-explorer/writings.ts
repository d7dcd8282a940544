/** How to write each aspect: the example of the facts, or the smallest value that can be sent. */
import type {Writing, Writings} from '../../src/features/metamodel/model/types';
import {parse, print} from 'graphql';
import {bareText} from '../common/inline-text';
import type {Aspect, Metamodel} from '../metamodel';
import type {FactTables, Reference} from '../reference';
import {pythonWriter} from './python';
import {Sampler} from './sample';

/** A column by the bare name of an aspect. */
function byAspect(tables: FactTables, table: string, column: string): Map<string, string> {
  const rows = tables.get(table)?.rows ?? [];
  return new Map(
    rows.map(({values}) => [
      bareText(String(values['Aspect'])),
      column === 'Mutation' ? String(values[column]) : bareText(String(values[column])),
    ]),
  );
}

/** The values that entities write as examples, by aspect. */
function examplesOf({entities}: Metamodel): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const {examples} of entities.values()) {
    const {aspect, value} = examples?.write ?? {};
    if (aspect !== undefined && value !== undefined && !found.has(aspect)) found.set(aspect, value);
  }
  return found;
}

/** The mutation as a formatted document, in which the text "$URN" stands for the URN. */
const documentOf = (mutation: string): string =>
  print(parse(`mutation { ${mutation.replaceAll('$URN', '"$URN"')} }`));

/**
 * @param aspects that entities of the version take, without keys
 * @throws Error if an aspect has a type that no value can be made for
 */
export function writingsOf({metamodel, tables}: Reference, aspects: readonly Aspect[]): Writings {
  const classes = byAspect(tables, 'python-aspects', 'Class');
  const mutations = byAspect(tables, 'aspect-mutations', 'Mutation');
  const examples = examplesOf(metamodel);
  const sampler = new Sampler(metamodel);
  const write = pythonWriter(metamodel);
  return Object.fromEntries(
    aspects.map((aspect): [string, Writing] => {
      const json = aspect.example ?? examples.get(aspect.name) ?? sampler.aspect(aspect);
      const className = classes.get(aspect.name);
      const mutation = mutations.get(aspect.name);
      return [
        aspect.name,
        {
          json,
          ...(className !== undefined && {
            python: {className, ...write(className, aspect.fields, json)},
          }),
          ...(mutation !== undefined && {mutation: documentOf(mutation)}),
        },
      ];
    }),
  );
}
