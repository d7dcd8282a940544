/** Turns the answers into text, and into the URL of a prefilled issue. */
import {MAX_ISSUE_URL, newIssueUrl} from '../../lib/links';
import {QUESTIONS} from './questions';

/** What was typed, by the key of the question. */
export type Answers = Readonly<Record<string, string>>;

const TITLE = 'Adoption story';

function issue(body: string): string {
  return newIssueUrl({title: TITLE, body});
}

/** @returns the answered questions with their answers, as Markdown that also looks fine in Slack */
export function composeStory(answers: Answers): string {
  return QUESTIONS.map(({key, label}) => ({label, answer: answers[key]?.trim() ?? ''}))
    .filter(({answer}) => answer !== '')
    .map(({label, answer}) => `**${label}**\n${answer}`)
    .join('\n\n');
}

/** @returns the URL of an issue with all questions and space for answers */
export function emptyIssue(): string {
  return issue(QUESTIONS.map(({label, hint}) => `**${label}**\n<!-- ${hint} -->\n`).join('\n'));
}

/**
 * @returns the URL of an issue with the story; if the story doesn't fit, `tooLong` is set, and the issue has a place to
 * paste it
 */
export function storyIssue(answers: Answers): {href: string; tooLong: boolean} {
  const href = issue(composeStory(answers));
  if (href.length <= MAX_ISSUE_URL) return {href, tooLong: false};
  return {href: issue('<!-- Paste your story here. -->\n'), tooLong: true};
}

/** @returns the answers in a stored draft; anything invalid is left out */
export function parseAnswers(stored: string | null): Answers {
  if (stored === null) return {};
  try {
    const draft: unknown = JSON.parse(stored);
    if (typeof draft !== 'object' || draft === null) return {};
    const known = new Set(QUESTIONS.map(({key}) => key));
    return Object.fromEntries(
      Object.entries(draft).filter(
        (entry): entry is [string, string] => known.has(entry[0]) && typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}
