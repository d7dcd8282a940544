/** Where a reader reports a page that crashed. */
import {ISSUES_URL} from '../../lib/links';

/** Characters that each text may take in an address: GitHub refuses addresses of more than 8 kB. */
const ROOM = 2000;

const room = (text: string): number => new URLSearchParams({text}).toString().length;

/** The start of a text that fits into the address. */
function fit(text: string): string {
  let end = text.length;
  while (room(text.slice(0, end)) > ROOM) end = Math.floor(end * 0.8);
  return end < text.length ? `${text.slice(0, end)}…` : text;
}

/**
 * Address of a new issue that is written but for what the reader did.
 *
 * @param page whole address of the page
 * @param text what the page says about its crash
 */
export function reportUrl(page: string, text: string): string {
  const url = new URL(ISSUES_URL);
  url.searchParams.set('title', fit(`Documentation page ${new URL(page).pathname} crashed`));
  url.searchParams.set(
    'body',
    `Page: ${fit(page)}\n\nIt says:\n\n\`\`\`\n${fit(text)}\n\`\`\`\n\nWhat I did before it crashed:\n`,
  );
  return url.href;
}
