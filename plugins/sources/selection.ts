/** Selects the fields that an include takes from a shared file with `only` and `except`. */
import type {Report} from '../facts/report';
import type {ConfigField} from './field-schema';
import type {Include} from './config-schema';

/** Fields of reference/sources/shared/, by file name without `.yaml`. */
export type SharedFields = ReadonlyMap<string, readonly ConfigField[]>;

/** True if `name` is the field itself or the block it is in. */
function names(name: string, field: ConfigField): boolean {
  return field.name === name || field.name.startsWith(`${name}.`);
}

/**
 * @param index of the include in its list, for reports
 * @returns the selected fields, in the order of the shared file; empty if there is no such file
 */
export function selectFields(
  {include, only, except}: Include,
  index: number,
  shared: SharedFields,
  report: Report,
): readonly ConfigField[] {
  const fields = shared.get(include);
  if (!fields) {
    const expected = `a file name of reference/sources/shared: ${[...shared.keys()].join(', ')}`;
    report([index, 'include'], {found: include, expected});
    return [];
  }
  for (const [key, list] of Object.entries({only, except})) {
    list?.forEach((name, i) => {
      if (fields.some((field) => names(name, field))) return;
      const expected = `a field or block of reference/sources/shared/${include}.yaml`;
      report([index, key, i], {found: name, expected});
    });
  }
  return fields.filter(
    (field) =>
      (!only || only.some((name) => names(name, field))) &&
      !except?.some((name) => names(name, field)),
  );
}
