/**
 * Ranks how well an entity matches a query. Fields, their weights, and the factors are the platform's; the rarity of a
 * word and the length of a field, which Elasticsearch also counts, are left out.
 */
import type {Entity} from './world';
import {fieldValues} from './search-fields';
import {nameOf, type Store} from './store';

/** Fields that a query searches, with their boost. URNs and names count more than other fields. */
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

/** Fields with prefix matches. */
const PREFIXED = new Set(['name', 'urn', 'description', 'fieldPaths', 'fieldDescriptions']);

const PARTIAL = {urn: 0.5, other: 0.4};
const PREFIX = 1.1;
const EXACT = 16;

/** Weights of search_config.yaml for a query that matches everything. */
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

/** The platform's analyzer reduces words to their stems; the examples need only plurals. */
const stem = (word: string) => word.replace(/(?<=\w{2})s$/, '');

const words = (value: string) =>
  value
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns the words of a query; none if it matches everything. */
const wordsOf = (query: string | null | undefined) => words(query ?? '');

const isTrue = (store: Store, entity: Entity, field: string) =>
  fieldValues(store, entity, field).includes('true');

function weight(store: Store, entity: Entity): number {
  return WEIGHTS.filter(([field]) => isTrue(store, entity, field)).reduce(
    (product, [, factor]) => product * factor,
    1,
  );
}

/** @returns the score of one value of a field; 0 if it contains none of the words */
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

/** Returns how well an entity matches a query; 0 if not at all. */
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

/** Returns the sentence of a text that contains a word of the query: the highlighter returns one fragment. */
function fragment(value: string, fits: (part: string) => boolean): string {
  return value.length < 100 ? value : (value.split(/(?<=[.!?])\s+/).find(fits) ?? value);
}

/** Returns fields that contain a word of the query, each with the first value that does; the page highlights them. */
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

/**
 * Returns whether the search box suggests an entity: by the words of its name or URN, where the last word of the query
 * is a prefix.
 */
export function isSuggested(entity: Entity, query: string): boolean {
  const wanted = wordsOf(query);
  return [nameOf(entity), entity.urn].some((value) => {
    const own = words(value);
    return wanted.every((word, i) =>
      own.some((one) => (i === wanted.length - 1 ? one.startsWith(word) : one === word)),
    );
  });
}
