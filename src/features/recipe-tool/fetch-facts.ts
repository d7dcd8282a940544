/** Fetches the facts about a source, or about all recipes of a version, each file only once. */

const known = new Map<string, Promise<unknown>>();

async function request(name: string): Promise<unknown> {
  const {default: files} = await import('@generated/recipe-tool/default/files.js');
  const url = Object.hasOwn(files, name) ? files[name] : undefined;
  if (url === undefined) return undefined;
  const response = await fetch(url, {headers: {Accept: 'application/json'}});
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

/**
 * @param name version and plugin: `next-snowflake`
 * @returns the facts, or undefined if there are none of this name
 * @throws Error if they can't be fetched; the next call tries again
 */
export function fetchFacts(name: string): Promise<unknown> {
  const loading = known.get(name) ?? request(name);
  known.set(name, loading);
  loading.catch(() => known.delete(name));
  return loading;
}
