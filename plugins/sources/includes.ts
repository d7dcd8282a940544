/** Resolves a config list with includes to a list of fields. */
import type {Report} from '../facts/report';
import {fieldContradiction, type ConfigField, type FieldOverride} from './field-schema';
import {bothMarks} from '../releases/names';
import {selectFields, type SharedFields} from './selection';
import {isInclude, type ConfigItem, type Include} from './config-schema';

/** A field and the index of the item it comes from. */
export type PlacedField = {field: ConfigField; item: number};

function applyOverride(field: ConfigField, override: FieldOverride | undefined): ConfigField {
  if (!override) return field;
  const {required_with: enclosing = field.required_with, ...rest} = override;
  return {...field, ...rest, required_with: enclosing ?? undefined};
}

/** Prefixes the name of a field with its enclosing block. */
function nest(field: ConfigField, under: string | undefined): ConfigField {
  if (under === undefined) return field;
  const {required_with: enclosing} = field;
  const below = (name: string) => `${under}.${name}`;
  return {
    ...field,
    name: below(field.name),
    required_with: enclosing === undefined ? undefined : below(enclosing),
    requires: field.requires?.map(below),
    conflicts: field.conflicts?.map(below),
  };
}

function checkOverride(
  {name, field, override}: {name: string; field: ConfigField; override: FieldOverride},
  index: number,
  report: Report,
): void {
  for (const [key, value] of Object.entries(override)) {
    if ((field[key as keyof ConfigField] ?? null) !== (value ?? null)) continue;
    const expected = 'a value that differs from the shared one, or no override';
    report([index, 'override', name, key], {found: value, expected});
  }
  const contradiction = fieldContradiction(applyOverride(field, override));
  if (contradiction) report([index, 'override', name], {expected: contradiction});
}

function resolve(
  item: Include,
  index: number,
  shared: SharedFields,
  report: Report,
): ConfigField[] {
  const fields = selectFields(item, index, shared, report);
  const overrides = item.override ?? {};
  const names = fields.map((field) => field.name);
  for (const [name, override] of Object.entries(overrides)) {
    const field = fields.find((candidate) => candidate.name === name);
    if (field) checkOverride({name, field, override}, index, report);
    else if (shared.has(item.include)) {
      const expected = `a field of the include: ${names.join(', ')}`;
      report([index, 'override', name], {found: name, expected});
    }
  }
  return fields.map((field) => {
    const own = nest(applyOverride(field, overrides[field.name]), item.under);
    return {...own, ...bothMarks(own, item)};
  });
}

/**
 * Adjusts a field that its block requires: it is required only if the block is, too; otherwise, it is required with the
 * block.
 */
function settleRequired(
  placed: PlacedField,
  items: readonly ConfigItem[],
  all: PlacedField[],
): void {
  const item = items[placed.item];
  if (!item || !isInclude(item) || item.under === undefined || !placed.field.required) return;
  const block = all.find(({field}) => field.name === item.under);
  if (block?.field.required) return;
  placed.field = {...placed.field, required: false, required_with: item.under};
}

/**
 * Resolves the includes of one config list, in its order.
 *
 * @param items of the list, as written in the file
 * @param shared fields of reference/sources/shared/, by file name without `.yaml`
 * @returns each field with the index of the item it comes from
 */
export function expandConfig(
  items: readonly ConfigItem[],
  shared: SharedFields,
  report: Report,
): PlacedField[] {
  const used = new Set<string>();
  const placed = items.flatMap((item, index): PlacedField[] => {
    if (!isInclude(item)) return [{field: item, item: index}];
    const id = [item.include, item.under, item.since, item.until].join(' ');
    if (used.has(id)) {
      const expected = 'each include once, or again only under another block or with other marks';
      report([index, 'include'], {found: item.include, expected});
      return [];
    }
    used.add(id);
    return resolve(item, index, shared, report).map((field) => ({field, item: index}));
  });
  for (const one of placed) settleRequired(one, items, placed);
  return placed;
}
