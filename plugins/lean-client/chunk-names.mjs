/**
 * Short names for the chunks of pages, for the loaders of this folder. Docusaurus names a chunk by eight digits of a hash,
 * and every page carries all names three times. Plain JavaScript, because the bundler loads it without a TypeScript step.
 */
const SHORTEST = 4;
const HASH = /^[0-9a-f]{8}$/;

/** How many digits two neighbors in the sorted list of names begin with in common. */
function common(a, b) {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  return i;
}

/** @returns name → as many of its first digits as tell it apart; names that are no hash have no entry */
export function shortNames(names) {
  const sorted = [...new Set(names)].filter((name) => HASH.test(name)).sort();
  return new Map(
    sorted.map((name, i) => {
      const shared = Math.max(common(name, sorted[i - 1] ?? ''), common(name, sorted[i + 1] ?? ''));
      const short = name.slice(0, Math.max(SHORTEST, shared + 1));
      // The bundler takes digits alone for a number, and keeps a table of such names.
      return [name, /\D/.test(short) ? short : `x${short}`];
    }),
  );
}

/** Every name of a chunk in what `routesChunkNames.json` says of the routes. */
export function namesIn(value) {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(namesIn);
}
