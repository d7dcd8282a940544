/** Where a reader reports a page that crashed. */
import {newIssueUrl} from '../../lib/links';

/** Characters that each text may take in an address: GitHub refuses addresses of more than 8 kB. */
const MAX_LENGTH = 2000;

const encodedLength = (text: string): number => new URLSearchParams({text}).toString().length;

/** The start of a text that fits into the address. */
function truncate(text: string): string {
  let end = text.length;
  while (encodedLength(text.slice(0, end)) > MAX_LENGTH) end = Math.floor(end * 0.8);
  return end < text.length ? `${text.slice(0, end)}…` : text;
}

/**
 * Address of a new issue that is written but for what the reader did.
 *
 * @param page whole address of the page
 * @param text what the page says about its crash
 */
export function reportUrl(page: string, text: string): string {
  return newIssueUrl({
    title: truncate(`Documentation page ${new URL(page).pathname} crashed`),
    body: `Page: ${truncate(page)}\n\nIt says:\n\n\`\`\`\n${truncate(text)}\n\`\`\`\n\nWhat I did before it crashed:\n`,
  });
}
