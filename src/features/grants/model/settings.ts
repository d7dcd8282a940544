/** The settings of a recipe that turn on what a reader wants, and turn off what they don't. Pure functions. */
import {inBlock} from './least';
import type {GrantSource} from './types';

/** A field of the recipe, with its value. */
export type FieldValue = {field: string; value: string};

/**
 * @param wanted purposes of the source
 * @returns the fields that have to differ from their defaults
 */
export function settingsFor({purposes}: GrantSource, wanted: readonly string[]): FieldValue[] {
  const on = new Map<string, boolean>();
  for (const {id, setting} of purposes) {
    if (!setting) continue;
    // A field can be a purpose itself, and also turn on a capability.
    on.set(setting.field, wanted.includes(id) || on.get(setting.field) === true);
  }
  return purposes.flatMap(({id, setting}, i) => {
    const first = purposes.findIndex((one) => one.setting?.field === setting?.field);
    if (!setting || first !== i) return [];
    const isOn = on.get(setting.field) === true;
    // A field of a block that is off has no effect.
    const block = inBlock(id);
    if (block && !block.some((one) => wanted.includes(one))) return [];
    if (isOn === setting.byDefault) return [];
    return [{field: setting.field, value: isOn ? setting.on : setting.off}];
  });
}

/** The fields as YAML, to be put below `config`. */
export function settingsYaml(settings: readonly FieldValue[]): string {
  const lines: string[] = [];
  let open: string[] = [];
  // Fields of a block have to be next to each other.
  const sorted = [...settings].sort((a, b) => a.field.localeCompare(b.field, 'en'));
  for (const {field, value} of sorted) {
    const path = field.split('.');
    const key = path.pop() ?? '';
    const shared = path.findIndex((step, i) => open[i] !== step);
    const from = shared === -1 ? path.length : shared;
    path.slice(from).forEach((step, i) => lines.push(`${'  '.repeat(from + i)}${step}:`));
    lines.push(`${'  '.repeat(path.length)}${key}: ${value}`);
    open = path;
  }
  return lines.join('\n');
}
