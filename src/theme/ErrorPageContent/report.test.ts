/** The prefilled report of a crash. */
import {expect, it} from 'vitest';
import {reportUrl} from './report';

const PAGE = 'https://docs.example.org/docs/features?a=1#b';

it('contains the page and its error text', () => {
  const url = new URL(reportUrl(PAGE, 'a & b\n\nCause:\nc'));
  expect(url.href).toMatch(/^https:\/\/github\.com\/[^?]+\/issues\/new\?/);
  expect(url.searchParams.get('title')).toBe('Documentation page /docs/features crashed');
  expect(url.searchParams.get('body')).toContain(`Page: ${PAGE}\n`);
  expect(url.searchParams.get('body')).toContain('```\na & b\n\nCause:\nc\n```');
});

it.each(['a', '“', '😀'])(
  'stays short enough for a link, however long the text is: %s',
  (letter) => {
    const long = reportUrl(
      `https://docs.example.org/${letter.repeat(9000)}`,
      letter.repeat(50_001),
    );
    expect(long.length).toBeLessThan(8000);
    expect(new URL(long).searchParams.get('body')).toMatch(/…\n```\n\nWhat I did/);
  },
);
