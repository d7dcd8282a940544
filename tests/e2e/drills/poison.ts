/** What nobody should ever put into an address or a storage, and somebody does. */

/** Texts that hurt careless code: names of prototypes, markup, great length, other directions, half characters. */
export const POISON: readonly string[] = [
  '__proto__,constructor,toString,hasOwnProperty',
  '"><script>hurt()</script><img src=x onerror=hurt()>',
  'x'.repeat(10_000),
  'data '.repeat(2_000),
  '\u202eمرحبا بالعالم\u202c שלום',
  '🦄👩‍👩‍👧‍👦🏳️‍🌈',
  '\ud83e',
  '\u0000\u0007\u001b[31m',
  '.*(a+)+$[^',
];
