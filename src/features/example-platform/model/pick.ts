/** Reads values from the nested objects that the API returns. */

/**
 * Returns all values at a path, through each item of lists on the way.
 *
 * @param path keys with dots between them, such as `globalTags.tags.tag`
 */
export function pick(value: unknown, path: string): unknown[] {
  let found: unknown[] = Array.isArray(value) ? value : [value];
  for (const key of path.split('.')) {
    found = found.flatMap((one) => {
      const inner =
        typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[key] : undefined;
      return inner === undefined || inner === null ? [] : inner;
    });
  }
  return found;
}

/** Returns the texts at a path. */
export function texts(value: unknown, path: string): string[] {
  return pick(value, path).filter((one): one is string => typeof one === 'string');
}

/** Returns the first text at a path, if any. */
export const text = (value: unknown, path: string): string | undefined => texts(value, path)[0];
