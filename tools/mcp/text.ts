/** Parts of responses in Markdown. */

/** @returns blocks with an empty line between them; those that are missing or empty are left out */
export function joinBlocks(...blocks: (string | false | undefined)[]): string {
  return blocks
    .filter((block) => block !== undefined && block !== false && block !== '')
    .join('\n\n');
}

/** @returns a fenced block of code, whatever the code contains */
export function fenced(language: string, code: string): string {
  const ticks = Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1));
  const fence = '`'.repeat(ticks);
  return `${fence}${language}\n${code.trimEnd()}\n${fence}`;
}

/** The marks of a fact in words: ` (since 2.0.0, deprecated)`, or nothing. */
export function marksOf({
  since,
  until,
  deprecated,
}: {
  since?: string | undefined;
  until?: string | undefined;
  deprecated?: true | string | undefined;
}): string {
  const marks = [
    since !== undefined && `since ${since}`,
    until !== undefined && `removed in ${until}`,
    deprecated !== undefined && 'deprecated',
  ].filter((mark) => mark !== false);
  return marks.length > 0 ? ` (${marks.join(', ')})` : '';
}

/** @returns the text in one line */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  const line = oneLine(text);
  return /^.+?[.!?](?=\s[A-Z`"]|$)/.exec(line)?.[0] ?? line;
}

/** Whether a text contains every word of a filter, in any case. */
export function hasWords(text: string, filter: string): boolean {
  const lower = text.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

/** A name regardless of case, spaces, and separators, to compare it with another one. */
export const comparable = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');
