/** Finds the listed field that a key path of a recipe belongs to. */
import type {ConfigField} from './field-schema';

type FieldLookup = {
  /** The field at this path; the step `<key>` in a field's name matches any key. */
  exact(keys: readonly string[]): ConfigField | undefined;
  /** True if there are fields below this path. */
  isBlock(keys: readonly string[]): boolean;
};

/** @param fields config list of one module */
export function fieldLookup(fields: readonly ConfigField[]): FieldLookup {
  const rows = fields.map((field) => ({field, steps: field.name.split('.')}));
  const fits = (steps: readonly string[], keys: readonly string[]) =>
    keys.every((key, i) => steps[i] === key || steps[i] === '<key>');
  return {
    exact: (keys) =>
      rows.find(({steps}) => steps.length === keys.length && fits(steps, keys))?.field,
    isBlock: (keys) => rows.some(({steps}) => steps.length > keys.length && fits(steps, keys)),
  };
}
