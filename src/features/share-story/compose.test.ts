/** Answers become a text and a URL, without losing any of them. */
import {describe, expect, it} from 'vitest';
import {ISSUES_URL} from '../../lib/links';
import {composeStory, emptyIssue, parseAnswers, storyIssue} from './compose';
import {QUESTIONS} from './questions';

const bodyOf = (href: string) => new URL(href).searchParams.get('body') ?? '';

describe('composeStory', () => {
  it('keeps the order of the questions, and omits unanswered ones', () => {
    expect(composeStory({result: ' Fewer tickets ', who: 'Ana, acme', use: '  '})).toBe(
      '**Who are you?**\nAna, acme\n\n**What changed?**\nFewer tickets',
    );
    expect(composeStory({})).toBe('');
  });
});

describe('storyIssue', () => {
  it('contains the story', () => {
    const {href, tooLong} = storyIssue({who: 'A & b = 100 % #1', result: 'Line\nbreak'});
    expect(href.startsWith(`${ISSUES_URL}?title=Adoption+story&`)).toBe(true);
    expect(tooLong).toBe(false);
    expect(bodyOf(href)).toBe(
      '**Who are you?**\nA & b = 100 % #1\n\n**What changed?**\nLine\nbreak',
    );
  });

  it("reports when a story doesn't fit in a URL, and never returns a URL that is too long", () => {
    const {href, tooLong} = storyIssue({who: 'ü'.repeat(2_000)});
    expect(tooLong).toBe(true);
    expect(href.length).toBeLessThan(300);
    expect(bodyOf(href)).toContain('Paste your story here');
    expect(storyIssue({who: 'w'.repeat(7_000)}).tooLong).toBe(false);
  });
});

it('the empty issue asks every question, and fits in a URL', () => {
  const body = bodyOf(emptyIssue());
  for (const {label, hint} of QUESTIONS) expect(body).toContain(`**${label}**\n<!-- ${hint} -->`);
  expect(emptyIssue().length).toBeLessThan(7_500);
});

it.each([
  [null, {}],
  ['{"who":"Ana","old":"x","use":3}', {who: 'Ana'}],
  ['"text"', {}],
  ['null', {}],
  ['{broken', {}],
])('parses the draft %s', (stored, answers) => {
  expect(parseAnswers(stored)).toEqual(answers);
});
