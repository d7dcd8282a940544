/** Writes text so that Markdown doesn't read it as markup, with as few backslashes as possible. */

/** Marks of emphasis within a word are text: `snake_case`. */
const EMPHASIS = /\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** What starts a block at the start of a line: a heading, a quotation, a list, or a rule. */
const BLOCK_START = /^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|={3,}$|-{3,}$|~{3,})/;
const NUMBER_START = /^(\d{1,9})([.)])(?=\s|$)/;

/** @returns the text for the inside of a paragraph, with white space collapsed */
export function escapeInline(text: string): string {
  const plain = text.replaceAll(/[\u200B\u00AD]/g, '').replaceAll(/[ \t\r\n]+/g, ' ');
  if (!/[\\`*_[\]<&~|]/.test(plain)) return plain;
  return plain
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replaceAll('`', '\\`')
    .replaceAll(EMPHASIS, '\\$&')
    .replaceAll(/[[\]]/g, '\\$&')
    .replaceAll('~~', '\\~\\~')
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll(/<(?=[A-Za-z/!?])/g, '&lt;');
}

/** @returns a paragraph whose start can't be read as that of another block */
export function escapeStart(paragraph: string): string {
  return paragraph.replace(BLOCK_START, '\\$&').replace(NUMBER_START, '$1\\$2');
}

/** @returns code in as many backticks as it needs */
export function codeSpan(code: string): string {
  const text = code.replaceAll(/[\u200B\u00AD]/g, '').replaceAll(/\s+/g, ' ');
  if (text.trim() === '') return '';
  if (!text.includes('`')) return `\`${text}\``;
  const longest = Math.max(...(text.match(/`+/g) ?? []).map(({length}) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${text} ${fence}`;
}

/** @returns the fence of a code block: longer than any run of backticks in it */
export function fenceFor(code: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map(({length}) => length));
  return '`'.repeat(longest + 1);
}

/** @returns an address for the parentheses of a link */
export function linkTarget(address: string): string {
  return address
    .replaceAll(/[()\s<>\\]/g, (character) => encodeURIComponent(character))
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
}
