/** The settings of a recipe that turn on what a reader wants, and turn off what they don't. Pure functions. */
import {inBlock} from './least';
import type {GrantSource} from './types';

/** A field of the recipe, with its value. */
export type FieldValue = {field: string; value: string};

/** The value that a field has to have. */
export type Switch = FieldValue & {isDefault: boolean; modules: readonly string[]};

/**
 * @param wanted purposes of the source
 * @returns each field that turns a purpose on or off, with the value for this choice
 */
export function switchesFor(
  {purposes}: Pick<GrantSource, 'purposes'>,
  wanted: readonly string[],
): Switch[] {
  const fields = new Map<string, Switch>();
  for (const {id, setting} of purposes) {
    if (!setting) continue;
    // A field of a block that is off has no effect.
    const block = inBlock(id);
    if (block && !block.some((one) => wanted.includes(one))) continue;
    // A field can be a purpose itself, and also turn on a capability.
    const isOn = wanted.includes(id) || fields.get(setting.field)?.value === setting.on;
    fields.set(setting.field, {
      field: setting.field,
      value: isOn ? setting.on : setting.off,
      isDefault: isOn === setting.byDefault,
      modules: setting.modules,
    });
  }
  return [...fields.values()];
}

/** The fields that have to differ from their defaults. */
export function settingsFor(
  source: Pick<GrantSource, 'purposes'>,
  wanted: readonly string[],
): FieldValue[] {
  return switchesFor(source, wanted)
    .filter(({isDefault}) => !isDefault)
    .map(({field, value}) => ({field, value}));
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
