/** Errors whose text is for the assistant that made the call. */
import {nearest} from '../../src/features/recipe-tool/model/nearest';

/** A call that can't be answered as it is; the message says what to change. Nothing else reaches the caller. */
export class Mistake extends Error {
  override name = 'Mistake';
}

/** How many names a message lists. */
const LISTED = 40;

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);

/**
 * @param kind of thing, such as `source`
 * @param given name that isn't known
 * @param names all known ones
 * @returns an error that suggests the most similar name, or lists the names if there are few
 */
export function unknownName(kind: string, given: string, names: readonly string[]): Mistake {
  const near = nearest(given.slice(0, 100), names) ?? containing(given, names);
  const hint =
    near !== undefined
      ? ` Did you mean ${near}?`
      : names.length > 0 && names.length <= LISTED
        ? ` Known: ${names.join(', ')}.`
        : '';
  return new Mistake(`There is no ${kind} "${shortened(given)}".${hint}`);
}

function containing(given: string, names: readonly string[]): string | undefined {
  const text = given.toLowerCase();
  if (text.length < 3) return undefined;
  return names.find((name) => name.toLowerCase().includes(text));
}
