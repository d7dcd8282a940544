/** In .mdx, braces are an expression, so the id of a heading is in a comment. */
import {linesOutsideFences} from './fences';
import type {Finding} from './finding';

const CLASSIC = /^#{1,6}\s.*\{#([^\s}]+)\}\s*$/;

/** @param text of a page in .mdx */
export function classicHeadingIds(text: string): Finding[] {
  return linesOutsideFences(text).flatMap((line, index) => {
    const id = CLASSIC.exec(line)?.[1];
    if (id === undefined) return [];
    const expected = `{/* #${id} */} instead of {#${id}}, because the page is .mdx`;
    return [{line: index + 1, key: 'headings', found: line.trim(), expected}];
  });
}
