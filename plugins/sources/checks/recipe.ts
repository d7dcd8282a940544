/** Checks that a `config` uses only listed fields, sets the required ones, and keeps secrets out of the file. */
import {fieldLookup} from '../field-lookup';
import type {ConfigField} from '../field-schema';
import {isMap} from '../recipe';

/** A problem at a key path below `config`. */
type RecipeProblem = {keys: string[]; found?: unknown; expected: string};

const ENVIRONMENT_VARIABLE = /\$\{[A-Z][A-Z0-9_]*\}/;
const PATTERN_KEYS = ['allow', 'deny', 'ignoreCase'];
/** Types whose keys the user chooses, so the field list can't contain them. */
const FREE_FORM = /(^|\| )(list\[)?map\b|^any$/;
const ALLOW_DENY = /^AllowDenyPattern$|\| AllowDenyPattern/;

/**
 * @param config of a source, a sink, or a transformer
 * @param fields its fields, or those of the source it is an alias of
 */
export function checkConfig(
  config: Record<string, unknown>,
  fields: readonly ConfigField[],
): RecipeProblem[] {
  const problems: RecipeProblem[] = [];
  const find = fieldLookup(fields);

  function checkValue(value: unknown, keys: string[]): void {
    const field = find.exact(keys);
    const block = find.isBlock(keys);
    if (!field && !block) {
      const expected = 'a field of the config list; add it there or fix its spelling';
      problems.push({keys, found: keys.at(-1), expected});
      return;
    }
    const type = field?.type ?? 'object';
    const isSafe = typeof value === 'string' && ENVIRONMENT_VARIABLE.test(value);
    if (type === 'secret' && !isSafe) {
      const expected = 'a secret from an environment variable, such as "${KAFKA_PASSWORD}"';
      problems.push({keys, found: value, expected});
    }
    if (ALLOW_DENY.test(type) && isMap(value)) checkPattern(value, keys);
    else if (block || !FREE_FORM.test(type)) walk(value, keys);
  }

  function checkPattern(value: Record<string, unknown>, keys: string[]): void {
    for (const key of Object.keys(value).filter((name) => !PATTERN_KEYS.includes(name))) {
      problems.push({keys: [...keys, key], found: key, expected: PATTERN_KEYS.join(', ')});
    }
  }

  function walk(value: unknown, keys: string[]): void {
    if (Array.isArray(value)) value.filter(isMap).forEach((item) => walk(item, keys));
    else if (isMap(value)) {
      for (const [key, inner] of Object.entries(value)) checkValue(inner, [...keys, key]);
    }
  }

  walk(config, []);
  for (const {name, required} of fields) {
    if (!required || name.includes('.') || name in config) continue;
    problems.push({keys: [], expected: `the required field ${name}`});
  }
  return problems;
}
