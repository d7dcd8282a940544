/** Makes a text of the answers, and an issue's address that carries it. */
import {MAX_ISSUE_URL, newIssueUrl} from '../../lib/links';
import {QUESTIONS} from './questions';

/** Key of a question → what was typed. */
export type Answers = Readonly<Record<string, string>>;

const TITLE = 'Adoption story';

function issue(body: string): string {
  return newIssueUrl({title: TITLE, body});
}

/** The questions that have an answer, each with it, as Markdown that Slack shows well too. */
export function composeStory(answers: Answers): string {
  return QUESTIONS.map(({key, label}) => ({label, answer: answers[key]?.trim() ?? ''}))
    .filter(({answer}) => answer !== '')
    .map(({label, answer}) => `**${label}**\n${answer}`)
    .join('\n\n');
}

/** The address of an issue with all questions and room for answers. */
export function emptyIssue(): string {
  return issue(QUESTIONS.map(({label, hint}) => `**${label}**\n<!-- ${hint} -->\n`).join('\n'));
}

/**
 * @returns the address of an issue with the story; where an address can't hold it, an issue to paste it into, and
 * `tooLong`
 */
export function storyIssue(answers: Answers): {href: string; tooLong: boolean} {
  const href = issue(composeStory(answers));
  if (href.length <= MAX_ISSUE_URL) return {href, tooLong: false};
  return {href: issue('<!-- Paste your story here. -->\n'), tooLong: true};
}

/** Reads a draft that was kept as text; what does not fit is left out. */
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
