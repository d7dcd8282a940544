/** The URL of a new issue with as much of a reader's feedback as fits in a URL. */
import {MAX_ISSUE_URL, newIssueUrl} from '../../lib/links';

/** What a reader said about a page. */
export type Feedback = {
  /** Title of the page. */
  title: string;
  /** Absolute URL of the page. */
  address: string;
  /** Label of the version that the page belongs to. */
  version: string;
  helpful: boolean;
  comment: string;
};

function addressWith({title, address, version, helpful}: Feedback, comment: string): string {
  const facts = [
    `Page: ${address}`,
    `Version: ${version}`,
    `Was this page helpful? ${helpful ? 'Yes' : 'No'}`,
  ];
  const body = [facts.join('\n'), comment].filter(Boolean).join('\n\n');
  return newIssueUrl({title: `Docs feedback: ${title}`, body});
}

/** @returns the URL, and the part of the comment that didn't fit, usually empty */
export function issueLink(feedback: Feedback): {href: string; rest: string} {
  // Iterates over code points, so truncating doesn't split an emoji.
  const characters = [...feedback.comment.trim()];
  const linkWith = (count: number) => addressWith(feedback, characters.slice(0, count).join(''));
  let fits = characters.length;
  let tooMany = characters.length + 1;
  if (linkWith(fits).length > MAX_ISSUE_URL) [fits, tooMany] = [0, fits];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (linkWith(middle).length <= MAX_ISSUE_URL) fits = middle;
    else tooMany = middle;
  }
  return {href: linkWith(fits), rest: characters.slice(fits).join('')};
}
