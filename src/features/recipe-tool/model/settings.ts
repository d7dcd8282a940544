/** What a recipe sets, and what its settings amount to with the defaults. */
import type {Field} from './types';
import {isMap, type Path, valueAt} from './values';

/** Keys and positions of a setting of the source. */
export const configPath = (name: string): Path => ['source', 'config', ...name.split('.')];

/** A field whose path is written in full: no key that the user chooses. */
export const isFixed = ({name}: Field): boolean => !name.includes('<');

/** All values of a field in a config; a field of a list has one for each item. */
export function valuesOf(config: unknown, name: string): unknown[] {
  const walk = (value: unknown, keys: readonly string[]): unknown[] => {
    if (Array.isArray(value) && keys.length > 0) return value.flatMap((one) => walk(one, keys));
    const [key, ...rest] = keys;
    if (key === undefined) return value === undefined ? [] : [value];
    if (!isMap(value)) return [];
    if (key === '<key>') return Object.values(value).flatMap((one) => walk(one, rest));
    return Object.hasOwn(value, key) ? walk(value[key], rest) : [];
  };
  return walk(config, name.split('.'));
}

/** Words for true and false in YAML 1.1, which the platform reads. */
const TRUE = /^(?:true|yes|on)$/i;
const FALSE = /^(?:false|no|off)$/i;

/** @returns true or false for a switch; undefined for a variable and anything else */
export function switchValue(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  if (TRUE.test(value)) return true;
  return FALSE.test(value) ? false : undefined;
}

/** Whether a switch is on, with its default; undefined if a variable decides. */
export function isOn(config: unknown, field: Field): boolean | undefined {
  const value = valuesOf(config, field.name)[0];
  return value === undefined || value === null
    ? switchValue(field.default ?? 'false')
    : switchValue(value);
}

/** Whether a setting has an effect: it is there, and it isn't false or empty. */
export function isSet(config: unknown, name: string): boolean {
  return valuesOf(config, name).some(
    (value) => value !== null && value !== '' && switchValue(value) !== false,
  );
}

/** The type of the recipe's source; empty if there is none. */
export function pluginOf(values: unknown): string {
  const type = valueAt(values, ['source', 'type']);
  return typeof type === 'string' ? type : '';
}
