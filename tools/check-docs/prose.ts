/** The words of a page that a reader reads as sentences: no code, no addresses, no HTML. */
import type {Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {DocsPage} from './page';

/** Labels of the UI are in bold: they are the platform's words, not ours. */
type Options = {without?: 'strong'};

/** @returns the text of the page with everything else blanked out, which keeps offsets and lines correct */
export function proseOf({tree, text}: DocsPage, {without}: Options = {}): string {
  const kept: Text[] = [];
  visit(tree, (node) => {
    if (node.type === without) return SKIP;
    if (node.type === 'text') kept.push(node);
    return undefined;
  });
  let prose = '';
  let end = 0;
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  for (const {position} of kept) {
    const from = position?.start.offset ?? end;
    const to = position?.end.offset ?? end;
    prose += blank(text.slice(end, from)) + text.slice(from, to);
    end = to;
  }
  // The id of a heading is no word that a reader sees: {#id}.
  return (prose + blank(text.slice(end))).replace(/\{#[\w-]+\}/g, blank);
}

/** Returns the number of words in a text. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
}

/** Returns the line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
