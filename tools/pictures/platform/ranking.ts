/**
 * How well an entity fits a query. Fields, their weights, and the factors are the platform's; how rare a word is and
 * how long a field is, which Elasticsearch counts too, are left out.
 */
import type {Entity} from '../../../plugins/acme';
import {fieldValues} from './search-fields';
import {nameOf, type Store} from './store';

/** Fields that a query looks in, with their boost. URNs and names hold more than the others. */
const FIELDS: readonly (readonly [field: string, boost: number])[] = [
  ['name', 10],
  ['urn', 10],
  ['description', 1],
  ['fieldPaths', 1],
  ['fieldDescriptions', 0.1],
  ['tags', 0.5],
  ['fieldTags', 0.5],
  ['glossaryTerms', 1],
  ['fieldGlossaryTerms', 0.5],
  ['domains', 1],
  ['platform', 1],
];

/** Fields whose words may be begun only. */
const PREFIXED = new Set(['name', 'urn', 'description', 'fieldPaths', 'fieldDescriptions']);

const PARTIAL = {urn: 0.5, other: 0.4};
const PREFIX = 1.1;
const EXACT = 16;

/** Weights of search_config.yaml for a query that asks for everything. */
const WEIGHTS: readonly (readonly [field: string, weight: number])[] = [
  ['hasActiveIncidents', 2],
  ['hasDescription', 1.25],
  ['hasOwners', 1.25],
  ['hasDomain', 1.1],
  ['hasGlossaryTerms', 1.1],
  ['hasTags', 1.1],
  ['hasRowCount', 1.05],
  ['hasColumnCount', 1.05],
  ['deprecated', 0.25],
];

/** The platform's analyzer reduces words to their stems; a plural is as far as the examples go. */
const stem = (word: string) => word.replace(/(?<=\w{2})s$/, '');

const words = (value: string) =>
  value
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words of a query; none if it asks for everything. */
const wordsOf = (query: string | null | undefined) => words(query ?? '');

const isTrue = (store: Store, entity: Entity, field: string) =>
  fieldValues(store, entity, field).includes('true');

function weight(store: Store, entity: Entity): number {
  return WEIGHTS.filter(([field]) => isTrue(store, entity, field)).reduce(
    (product, [, factor]) => product * factor,
    1,
  );
}

/** @returns what one value of a field adds; 0 if the value has none of the words */
function fit(value: string, wanted: readonly string[], field: string, boost: number): number {
  const own = words(value);
  const stems = new Set(own.map(stem));
  const hits = wanted.filter((word) => stems.has(stem(word))).length;
  const isBegun =
    PREFIXED.has(field) &&
    own.some((_, start) =>
      wanted.every((word, i) =>
        i === wanted.length - 1 ? own[start + i]?.startsWith(word) : own[start + i] === word,
      ),
    );
  const isSame = own.join(' ') === wanted.join(' ');
  const partial = field === 'urn' ? PARTIAL.urn : PARTIAL.other;
  return boost * (hits * partial + (isBegun ? PREFIX : 0) + (isSame ? EXACT : 0));
}

/** How well an entity fits a query; 0 if not at all. */
export function score(store: Store, entity: Entity, query: string | null | undefined): number {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return weight(store, entity);
  let sum = 0;
  const missing = new Set(wanted);
  let isBegun = false;
  for (const [field, boost] of FIELDS) {
    for (const value of fieldValues(store, entity, field)) {
      const added = fit(value, wanted, field, boost);
      if (added === 0) continue;
      sum += added;
      const stems = new Set(words(value).map(stem));
      wanted.filter((word) => stems.has(stem(word))).forEach((word) => missing.delete(word));
      isBegun ||= added >= boost * PREFIX;
    }
  }
  if (missing.size > 0 && !isBegun) return 0;
  return sum * (isTrue(store, entity, 'deprecated') ? 0.25 : 1);
}

/** Charts and dashboards have a title in the index instead of a name. */
const indexField = ({type}: Entity, field: string) =>
  field === 'name' && (type === 'CHART' || type === 'DASHBOARD') ? 'title' : field;

/** The sentence of a text that has a word of the query: the highlighter answers with one fragment. */
function fragment(value: string, fits: (part: string) => boolean): string {
  return value.length < 100 ? value : (value.split(/(?<=[.!?])\s+/).find(fits) ?? value);
}

/** Fields that hold a word of the query, each with the first value that does; the page marks them. */
export function matchedFields(
  store: Store,
  entity: Entity,
  query: string | null | undefined,
): {name: string; value: string; entity: string | null}[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  return FIELDS.flatMap(([field, boost]) => {
    const fits = (part: string) => fit(part, wanted, field, boost) > 0;
    const found = fieldValues(store, entity, field).find(fits);
    if (found === undefined) return [];
    const value = fragment(found, fits);
    return {
      name: indexField(entity, field),
      value,
      entity: store.entities.has(value) ? value : null,
    };
  });
}

/** Whether the search box suggests an entity: by the words of its name or URN, the last of which may be begun only. */
export function isSuggested(entity: Entity, query: string): boolean {
  const wanted = wordsOf(query);
  return [nameOf(entity), entity.urn].some((value) => {
    const own = words(value);
    return wanted.every((word, i) =>
      own.some((one) => (i === wanted.length - 1 ? one.startsWith(word) : one === word)),
    );
  });
}
