/** Sections of Markdown, as the compiler would find them. */
import {expect, it} from 'vitest';
import {sectionsOf} from './sections';

const ids = (text: string) => sectionsOf(text).map(({id, line}) => [id, line]);

it('has the ids that the compiler gives headings, and their lines', () => {
  const text = `---
title: Lamps
---

Text.

## Use \`the lamp\`

## Repair {#fix}

### Repair {/* #fix-jsx */}

## Use the lamp
`;
  expect(ids(text)).toEqual([
    ['', 0],
    ['use-the-lamp', 7],
    ['fix', 9],
    ['fix-jsx', 11],
    ['use-the-lamp-1', 13],
  ]);
});

it('ignores what looks like a heading in code', () => {
  const text = '## One\n\n````md\n```\n## Two\n```\n## Three\n````\n\n## Four\n';
  expect(ids(text).map(([id]) => id)).toEqual(['', 'one', 'four']);
});

it('has the text without addresses and comments', () => {
  const [, section] = sectionsOf('## A\nSee [b](c.md#d). <!-- since: 2.0.0 --> <b>x</b>\n');
  expect(section?.text.trim()).toBe('See [b].  x');
});
