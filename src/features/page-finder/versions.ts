/** Versions of the docs, as the docs plugin tells every page about them. */

export type Version = {name: string; label: string; path: string; isLast: boolean};

/** The version that a path lies in; the latest for a path in none. */
export function versionOfPath<V extends Version>(
  path: string,
  versions: readonly V[],
): V | undefined {
  const within = versions.filter((version) => `${path}/`.startsWith(`${version.path}/`));
  const deepest = within.sort((a, b) => b.path.length - a.path.length)[0];
  return deepest ?? versions.find(({isLast}) => isLast);
}
