/**
 * Words that promise or require something. If the public schema uses one, our description of the same definition must
 * say so too, with that word or a synonym.
 */
export const CONTRACT_WORDS = {
  default: {
    public: /\bdefaults?\b/i,
    ours: /\bdefaults?\b|\bunless\b|\bwithout (?:it|one|them|this)\b|\bif (?:it is )?(?:left out|omitted|missing|not (?:set|given))\b|\b(?:left out|omitted)\b|\botherwise\b|\bstarts? (?:as|with|at)\b/i,
  },
  must: {
    public: /\bmust\b|\brequired\b(?! (?:when|to|for|in|by|as)\b)|\bmandatory\b/i,
    ours: /\bmust\b|\brequire[sd]?\b|\bmandatory\b|\bneeds?\b|\bneeded\b|\bha(?:s|ve) to\b|\bset it\b|\bfill/i,
  },
  only: {
    public: /\bonly\b/i,
    ours: /\bonly\b|\balone\b|\bno other|\bnothing (?:else|but)|\bunless\b|\bexcept\b|\bjust\b|\blimit|\brestrict|\bin no other\b|\bwhere\b|\bwhen\b|\bfor\b .*\bonly\b/i,
  },
  unused: {
    public: /\b(?:un|not (?:currently )?)used\b/i,
    ours: /\bunused\b|\bnot used\b|\bno (?:effect|resolver)\b|\bnever\b|\bnot (?:read|filled|resolved)\b|\bignored\b/i,
  },
  deprecated: {
    public: /\bdeprecated\b/i,
    ours: /\bdeprecat|\bold\b|\bformer\b|\breplaced\b|\buse\b .*\binstead\b|\bobsolete\b/i,
  },
  'at least one': {
    public: /\bat least one\b/i,
    ours: /\bat least one\b|\bone or more\b|\bnot empty\b|\bone of\b/i,
  },
} as const satisfies Record<string, {public: RegExp; ours: RegExp}>;

export type ContractWord = keyof typeof CONTRACT_WORDS;

/** @returns the words that a public description has, in the order of {@link CONTRACT_WORDS} */
export function contractWords(text: string): ContractWord[] {
  return Object.entries(CONTRACT_WORDS)
    .filter(([, {public: pattern}]) => pattern.test(text))
    .map(([word]) => word as ContractWord);
}

/** @returns those of the words that our description lacks, including their synonyms */
export function lostWords(words: readonly ContractWord[], ours: string): ContractWord[] {
  return words.filter((word) => !CONTRACT_WORDS[word].ours.test(ours));
}
