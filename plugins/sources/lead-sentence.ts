/** The part of a summary that introduces a source where space is limited. */

const MIN = 70;
const MAX = 160;

/** The first sentence of a summary, or its first two if the first is short. */
export function leadSentence(summary: string): string {
  const sentences = summary
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=\.) (?=[A-Z])/);
  const [first = '', second] = sentences;
  return first.length < MIN && second !== undefined ? `${first} ${second}` : first;
}

/** Whether a lead sentence has the length that search engines show in full, with some substance. */
export function isLeadSentence(text: string): boolean {
  return text.length >= MIN && text.length <= MAX;
}

/** What a summary must be, for messages. */
export const LEAD_SENTENCE_RULE =
  `a first sentence of ${MIN} to ${MAX} characters (the first two together, if the first is ` +
  'shorter): it becomes the description of the page';
