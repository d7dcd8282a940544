import {describe, expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {tempDir} from '../common/testing/temp-dir';
import {Problems} from '../facts/problems';
import {HINTS, loadHints, readHints} from './hints';

function messageFor(text: string, pages = ['tags', 'domains']): string {
  const problems = new Problems();
  loadHints(tempDir({[HINTS]: text}), problems, (page) => pages.includes(page));
  try {
    problems.throwIfAny();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('hints', () => {
  it('are read by page', () => {
    const text = 'tags:\n  first_for: [tag]\ndomains:\n  questions: [who owns what]\n';
    expect([...readHints(tempDir({[HINTS]: text}))]).toEqual([
      ['tags', {firstFor: ['tag'], questions: []}],
      ['domains', {firstFor: [], questions: ['who owns what']}],
    ]);
  });

  it('are reported if they are wrong: where, what was found, and what was expected', () => {
    const text =
      'tags:\n  first_for: [tag, label]\ndomains:\n  first_for: [label]\n' +
      'tagz:\n  questions: [how]\n';
    expect(messageFor(text)).toMatchInlineSnapshot(`
      "2 problems in the reference facts:

      reference/search-hints.yaml:4  domains.first_for[0]
          found:    "label"
          expected: a term that only one page comes first for; tags does for this one

      reference/search-hints.yaml:5  tagz
          found:    "tagz"
          expected: the path of a page of Next below /docs/, or the URL of a page outside the docs
      "
    `);
    expect(messageFor('tags:\n  first: [tag]\ndomains: {}\n')).toMatchInlineSnapshot(`
      "3 problems in the reference facts:

      reference/search-hints.yaml:2  tags.first
          found:    "first"
          expected: no key named first; remove it or fix its spelling

      reference/search-hints.yaml:1  tags
          found:    {"first":["tag"]}
          expected: first_for, questions, or both

      reference/search-hints.yaml:3  domains
          found:    {}
          expected: first_for, questions, or both
      "
    `);
  });

  it('of the site are valid, and most pages that a term names have one', () => {
    const hints = [...readHints(ROOT).values()];
    expect(hints.flatMap(({firstFor}) => firstFor).length).toBeGreaterThanOrEqual(400);
    expect(hints.flatMap(({questions}) => questions).length).toBeGreaterThanOrEqual(700);
  });
});
