/** How changes are said: kinds of things in the plural, and what happened to them. */
import type {Change, Kind} from './model';

const IRREGULAR: Readonly<Record<string, string>> = {
  capability: 'capabilities',
  class: 'classes',
  entity: 'entities',
  query: 'queries',
  'variable of the CLI': 'variables of the CLI',
};

/** Things whose names are words; the names of all others are code. */
const IN_WORDS = new Set([
  ...['page', 'section', 'source', 'capability', 'limitation', 'prerequisite', 'permission'],
  ...['privilege', 'role'],
]);

/** @returns whether the name of a change is code, rather than a title or a sentence */
export const isCode = ({what}: Pick<Change, 'what'>): boolean => !IN_WORDS.has(what);

/** @returns whether the name of a change is a sentence about it */
export const isSentence = ({what}: Pick<Change, 'what'>): boolean =>
  what === 'limitation' || what === 'prerequisite';

/** @returns a kind of thing, in the plural unless there is one */
export function counted(what: string, count: number): string {
  return count === 1 ? what : (IRREGULAR[what] ?? `${what}s`);
}

const VERBS: Readonly<Record<Exclude<Kind, 'note'>, string>> = {
  added: 'New',
  removed: 'Removed',
  moved: 'Moved',
  changed: 'Changed',
  deprecated: 'Deprecated',
};

/** @returns what happened to things of one kind, such as `New fields` */
export function heading(kind: Kind, what: string, count: number): string {
  return `${kind === 'note' ? 'Note on' : VERBS[kind]} ${counted(what, count)}`;
}

/** Longer values are not repeated: the page of the thing shows them. */
const SHORT = 60;

const isShort = (value: string | undefined): boolean => (value?.length ?? 0) <= SHORT;

/**
 * @param code how to write a value
 * @returns how one value of a thing changed, such as `default changed from 1 to 2`
 */
export function difference(
  {property = 'text', from, to}: Change,
  code: (value: string) => string,
): string {
  if (!isShort(from) || !isShort(to)) return `${property} changed`;
  if (from === undefined) return `${property} ${code(to ?? '')}, previously none`;
  if (to === undefined) return `no ${property}, previously ${code(from)}`;
  return `${property} changed from ${code(from)} to ${code(to)}`;
}
