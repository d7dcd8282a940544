/** The recipe that results from a starter recipe and the fields that a reader pressed. */
import type {Field} from './field';
import {has, insert, type Line, remove, type Step} from './lines';
import {valueOf} from './value';

/** Finds a field of the same plugin by its path. */
type Lookup = (name: string) => Field | undefined;

/** The keys from the top of a recipe to a field. */
export function pathOf({name}: Field, fieldAt: Lookup): Step[] {
  const keys = name.split('.');
  const below = keys.map((key, index): Step => {
    const type = fieldAt(keys.slice(0, index + 1).join('.'))?.type ?? '';
    return {key, isList: type.startsWith('list[')};
  });
  return [{key: 'source'}, {key: 'config'}, ...below];
}

/** The lines of a starter recipe. */
export function linesOf(text: string): Line[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => ({text: line}));
}

/**
 * @param starter recipe before any change
 * @param pressed fields in the order in which they were pressed: one that the starter recipe sets is taken out, the
 * others are put in
 */
export function recipeWith(
  starter: readonly Line[],
  pressed: readonly Field[],
  fieldAt: Lookup,
): Line[] {
  return pressed.reduce<Line[]>(
    (lines, field) => {
      const path = pathOf(field, fieldAt);
      return has(starter, path)
        ? remove(lines, path)
        : insert(lines, path, valueOf(field), field.id);
    },
    [...starter],
  );
}

/** The pressed fields after one more press; a block that goes takes its fields with it. */
export function press(
  pressed: readonly Field[],
  field: Field,
  starter: readonly Line[],
  fieldAt: Lookup,
): Field[] {
  const path = pathOf(field, fieldAt);
  if (!has(recipeWith(starter, pressed, fieldAt), path)) {
    const others = pressed.filter(({id}) => id !== field.id);
    return others.length < pressed.length ? others : [...pressed, field];
  }
  const rest = pressed.filter(({id}) => id !== field.id && !id.startsWith(`${field.id}.`));
  return has(starter, path) ? [...rest, field] : rest;
}
