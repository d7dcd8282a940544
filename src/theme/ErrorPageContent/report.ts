/** The link for reporting a page that crashed. */
import {newIssueUrl} from '../../lib/links';

/** Characters that each text may take in the URL: GitHub refuses URLs of more than 8 kB. */
const MAX_LENGTH = 2000;

const encodedLength = (text: string): number => new URLSearchParams({text}).toString().length;

/** The start of a text that fits into the URL. */
function truncate(text: string): string {
  let end = text.length;
  while (encodedLength(text.slice(0, end)) > MAX_LENGTH) end = Math.floor(end * 0.8);
  return end < text.length ? `${text.slice(0, end)}…` : text;
}

/**
 * @param page absolute URL of the page
 * @param text what the page says about its crash
 * @returns the URL of a new issue, prefilled except for what the reader did
 */
export function reportUrl(page: string, text: string): string {
  return newIssueUrl({
    title: truncate(`Documentation page ${new URL(page).pathname} crashed`),
    body: `Page: ${truncate(page)}\n\nIt says:\n\n\`\`\`\n${truncate(text)}\n\`\`\`\n\nWhat I did before it crashed:\n`,
  });
}
