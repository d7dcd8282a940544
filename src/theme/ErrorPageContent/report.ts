/** The link that reports a crashed page. */
import {newIssueUrl} from '../../lib/links';

/** How many characters of each text fit in the URL: GitHub rejects URLs of more than 8 kB. */
const MAX_LENGTH = 2000;

const encodedLength = (text: string): number => new URLSearchParams({text}).toString().length;

/** Returns the part of a text that fits in the URL. */
function truncate(text: string): string {
  let end = text.length;
  while (encodedLength(text.slice(0, end)) > MAX_LENGTH) end = Math.floor(end * 0.8);
  return end < text.length ? `${text.slice(0, end)}…` : text;
}

/**
 * @param page absolute URL of the page
 * @param text what the page says about its crash
 * @returns the URL of a new issue, prefilled except for what the reader did before the crash
 */
export function reportUrl(page: string, text: string): string {
  return newIssueUrl({
    title: truncate(`Documentation page ${new URL(page).pathname} crashed`),
    body: `Page: ${truncate(page)}\n\nIt says:\n\n\`\`\`\n${truncate(text)}\n\`\`\`\n\nWhat I did before it crashed:\n`,
  });
}
