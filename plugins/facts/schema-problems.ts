/** Words the violations of a schema for the person who edits the file. */
import type {z} from 'zod';
import type {Key} from './yaml-text';

/** One violation, at its key path. */
type SchemaProblem = {keys: Key[]; found: unknown; expected: string};

/** YAML terms by zod's type names. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'a map',
  record: 'a map',
  string: 'text',
};

function valueAt(data: unknown, keys: readonly Key[]): unknown {
  return keys.reduce<unknown>(
    (value, key) => (value as Record<Key, unknown> | null | undefined)?.[key],
    data,
  );
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected;
    case 'invalid_value': {
      const values = issue.values.map(String).join(', ');
      return issue.values.length === 1 ? values : `one of ${values}`;
    }
    default:
      return issue.message;
  }
}

/** @param data the value that was checked */
export function schemaProblems(error: z.ZodError, data: unknown): SchemaProblem[] {
  return error.issues.flatMap((issue) => {
    const keys = issue.path.filter((key): key is Key => typeof key !== 'symbol');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        keys: [...keys, key],
        found: key,
        expected: `no key named ${key}; remove it or fix its spelling`,
      }));
    }
    if (issue.code === 'invalid_key') {
      const expected = issue.issues.map(expectation).join(', ');
      return {keys, found: keys.at(-1), expected};
    }
    const found = valueAt(data, keys) ?? undefined;
    const nothing = keys.length === 0 ? '; the file is empty' : '; the key is missing or empty';
    return {keys, found, expected: expectation(issue) + (found === undefined ? nothing : '')};
  });
}
