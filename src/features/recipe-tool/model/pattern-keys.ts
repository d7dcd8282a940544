/** The keys of allow and deny patterns, which nearly every source has, and what they do. */
export const PATTERN_KEYS = {
  allow: 'Regular expressions. A name must match at least one of them from its start.',
  deny: 'Regular expressions. A name must match none of them from its start.',
  ignoreCase: 'Whether matching ignores case.',
} as const;
