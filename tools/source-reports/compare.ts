/** Compares the fields of reference/sources/ with those of the platform's code. */
import {parse} from 'yaml';
import type {ConfigField, Source, SourceModule} from '../../plugins/sources';
import type {CodeField, CodeFields} from './code-fields';

/** Something that differs; `field` is its path. */
export type Difference = {
  plugin: string;
  field: string;
  kind: 'missing' | 'unknown' | 'default' | 'required';
  ours: string;
  code: string;
};

/** What was compared, and what differs. */
export type Comparison = {
  modules: number;
  fields: number;
  /** Defaults that only running the code would reveal, or that ours describe in words. */
  unread: number;
  differences: Difference[];
};

const isCode = (value: unknown): value is {code: string} =>
  typeof value === 'object' && value !== null && 'code' in value;

/** Ours are in words where the code calculates one: `start of the last full bucket`. */
const isWords = (value: string) =>
  /^\w+(?: [\w()-]+)+$/.test(value) && value !== 'allow everything';

function valueOf(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch {
    return text;
  }
}

function canonical(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (Array.isArray(value)) return JSON.stringify([...value].map(String).sort());
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Undefined if the two can't be compared. */
function sameDefault({default: text}: ConfigField, field: CodeField): boolean | undefined {
  const code = field.default;
  if (isCode(code) || (text !== null && isWords(text))) return undefined;
  if (text === null)
    return canonical(code) === 'none' || canonical(code) === '[]' || canonical(code) === '{}';
  return [canonical(valueOf(text)), text].includes(canonical(code));
}

function compareModule(
  {plugin, config}: SourceModule,
  code: Record<string, CodeField>,
): Comparison {
  const differences: Difference[] = [];
  let unread = 0;
  const byName = new Map(Object.entries(code));
  for (const [name, field] of Object.entries(code)) {
    if (field.alias !== undefined) byName.set(name.replace(/[^.]*$/, field.alias), field);
  }
  const add = (field: string, kind: Difference['kind'], ours: string, other: string) =>
    differences.push({plugin, field, kind, ours, code: other});
  for (const field of config) {
    const known = byName.get(field.name);
    if (!known) {
      add(field.name, 'unknown', field.type, '');
      continue;
    }
    const same = sameDefault(field, known);
    if (same === undefined) unread += 1;
    else if (!same) add(field.name, 'default', canonical(field.default), canonical(known.default));
    const required = field.required || field.required_with !== undefined;
    if (required !== known.required)
      add(field.name, 'required', String(required), String(known.required));
  }
  const ours = new Set(config.map(({name}) => name));
  for (const [name, {alias, file, hidden}] of Object.entries(code)) {
    const names = [name, ...(alias === undefined ? [] : [name.replace(/[^.]*$/, alias)])];
    // A block whose fields are listed need not be listed itself.
    const isListed = names.some(
      (one) => ours.has(one) || config.some((field) => field.name.startsWith(`${one}.`)),
    );
    if (!isListed) add(name, 'missing', hidden ? 'hidden' : '', file);
  }
  return {modules: 1, fields: config.length, unread, differences};
}

/** Compares every module that the code has a configuration class for. */
export function compareFields(sources: readonly Source[], code: CodeFields): Comparison {
  const found = sources
    .flatMap(({modules}) => modules)
    .filter(({alias_of: alias}) => alias === undefined)
    .flatMap((module) => {
      const known = code[module.plugin];
      return known?.class ? [compareModule(module, known.fields)] : [];
    });
  const sum = (key: 'modules' | 'fields' | 'unread') =>
    found.reduce((all, one) => all + one[key], 0);
  return {
    modules: sum('modules'),
    fields: sum('fields'),
    unread: sum('unread'),
    differences: found.flatMap(({differences}) => differences),
  };
}
