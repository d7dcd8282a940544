/** Input that makes a careless pattern slow: parts that it matches, repeated up to the longest line that nginx reads. */

const LENGTH = 8000;

/** Long paths without the leading slash. */
export const LONG_RUNS: readonly string[] = [
  ...['/', '.html', '.html/', '/index', '/index.html', 'a/', '/.', '%2e/', '%2f', '//a', '%00x'],
].map((part) => part.repeat(LENGTH / part.length));
