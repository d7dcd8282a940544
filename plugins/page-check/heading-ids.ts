/** In .mdx, braces are an expression: the id of a heading is a comment there. */
import {linesOutsideFences} from './fences';
import type {Finding} from './finding';

const CLASSIC = /^#{1,6}\s.*\{#([^\s}]+)\}\s*$/;

/** @param text of a page in .mdx */
export function classicHeadingIds(text: string): Finding[] {
  return linesOutsideFences(text).flatMap((line, index) => {
    const id = CLASSIC.exec(line)?.[1];
    if (id === undefined) return [];
    const expected = `{/* #${id} */} in place of {#${id}}, since the page is .mdx`;
    return [{line: index + 1, key: 'headings', found: line.trim(), expected}];
  });
}
