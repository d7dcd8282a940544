/** Formats names in a plain sentence as code, and links field names to their rows. */
import {code, escapeHtml, escapeText} from '../../page-kit/markdown';

/** A piece of a sentence: plain text, or a name with the anchor of what it refers to. */
type Piece = {text: string; code: boolean; anchor?: string; bold?: true};

/** Patterns that tell names from English, tried in this order. */
const NAMES = [
  /`[^`]+`/, // whatever the writer marked
  /\$\{\w+\}/, // environment variable
  /(?:https?|s3|s3a|gs|ldaps?|mongodb|thrift):\/\/(?:[^\s,;)]*[\w/*}>])?/, // address
  /urn:li:[^\s,;)]*[^\s,;).]/,
  /\{\w+(?:\[\d\])?\}\/?/, // placeholder of a path pattern
  /--[a-z][\w-]*/, // option of a command
  /\*\.(?:\*|\w+)/, // file pattern
  /\b[a-z0-9]+:[A-Z]\w*(?:\*|\b)/, // permission of a cloud, as s3:GetObject
  /[A-Za-z_]\w*(?:\.[A-Za-z_<]\w*>?)+(?:\.\*)?/, // dotted path or file name
  /_?[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+/, // snake case
];
const NAME = new RegExp(`(?<![\\w@-])(?:${NAMES.map(({source}) => source).join('|')})`, 'g');
/** A label of a user interface: `**Settings**`. */
const LABEL = /\*\*([^*]+)\*\*/;
/** Abbreviations and product names that only look like dotted paths. */
const ENGLISH = new Set(['e.g', 'i.e', 'Node.js', 'draw.io']);

/**
 * @param words further words that are code, such as the plugins of a page
 * @param anchorOf anchor of the field that a word means, if it means one
 */
export function pieces(
  text: string,
  words: ReadonlySet<string>,
  anchorOf: (word: string) => string | undefined,
): Piece[] {
  const result: Piece[] = [];
  const add = (piece: Piece) => {
    if (piece.text !== '') result.push(piece);
  };
  const addPlain = (plain: string) => {
    const [whole, label = ''] = LABEL.exec(plain) ?? [];
    if (whole !== undefined) {
      const at = plain.indexOf(whole);
      addPlain(plain.slice(0, at));
      add({text: label, code: false, bold: true});
      addPlain(plain.slice(at + whole.length));
      return;
    }
    for (const part of plain.split(/([\w-]+)/)) {
      const anchor = anchorOf(part);
      add({text: part, code: words.has(part) || anchor !== undefined, ...(anchor && {anchor})});
    }
  };
  let end = 0;
  for (const match of text.matchAll(NAME)) {
    const [name] = match;
    if (ENGLISH.has(name)) continue;
    addPlain(text.slice(end, match.index));
    const anchor = anchorOf(name);
    add({text: name.replaceAll('`', ''), code: true, ...(anchor && {anchor})});
    end = match.index + name.length;
  }
  addPlain(text.slice(end));
  return result;
}

/**
 * Pieces as Markdown.
 *
 * @param link makes a link from a label and an anchor; by default, within the page
 */
export function toMarkdown(
  list: readonly Piece[],
  link = (label: string, anchor: string) => `[${label}](#${anchor})`,
): string {
  // Escaping trims, but the space between pieces must stay.
  const plain = (text: string) => escapeText(`|${text}|`).slice(1, -1);
  return list
    .map(({text, code: isCode, anchor, bold}) => {
      if (bold) return `**${plain(text)}**`;
      if (!isCode) return plain(text);
      return anchor === undefined ? code(text) : link(code(text), anchor);
    })
    .join('');
}

/** Pieces as HTML. */
export function toHtml(list: readonly Piece[]): string {
  return list
    .map(({text, code: isCode, anchor, bold}) => {
      const safe = escapeHtml(text);
      if (bold) return `<strong>${safe}</strong>`;
      if (!isCode) return safe;
      return anchor === undefined
        ? `<code>${safe}</code>`
        : `<a href="#${anchor}"><code>${safe}</code></a>`;
    })
    .join('');
}
