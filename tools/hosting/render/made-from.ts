/** First lines of every generated file. */
export const MADE_FROM = [
  'Made from hosting/rules.ts by `npm run hosting`: change the table, not this file.',
] as const;
