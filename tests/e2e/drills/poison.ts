/** Hostile values for addresses and storage. */

/** Texts that break careless code: names of prototypes, markup, long texts, right-to-left text, and half characters. */
export const POISON: readonly string[] = [
  '__proto__,constructor,toString,hasOwnProperty',
  '__proto__',
  'constructor',
  '"><script>hurt()</script><img src=x onerror=hurt()>',
  'x'.repeat(10_000),
  'data '.repeat(2_000),
  '\u202eمرحبا بالعالم\u202c שלום',
  '🦄👩‍👩‍👧‍👦🏳️‍🌈',
  '\ud83e',
  '\u0000\u0007\u001b[31m',
  '.*(a+)+$[^',
];
