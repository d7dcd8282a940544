/** Messages to the contributor about a page that Docusaurus can't read: file, line, and fix, without a stack trace. */
import {expect, it} from 'vitest';
import {formatProblem} from '../facts/problems';
import {checkPages, PageError, unreadable} from '.';

const page = (...lines: string[]) => ['---', 'title: A page', '---', '', ...lines, ''].join('\n');

const messages = (file: string, source: string) =>
  unreadable(file, source).map(formatProblem).join('\n\n');

it.each([
  ['a colon in a title', 'docs/a.md', '---\ntitle: Ports: which ones\n---\n\nText.\n'],
  ['other front matter that is not YAML', 'docs/a.md', '---\ntitle: A\nkeywords: [a, b\n---\n'],
  ['front matter without an end', 'docs/a.md', '---\ntitle: A\n\nText.\n'],
  ['no front matter', 'docs/a.md', 'Text.\n'],
  ['a slug', 'docs/a.md', '---\ntitle: A\nslug: /elsewhere\n---\n\nText.\n'],
  ['a fence without an end', 'docs/a.md', page('Run:', '', '```bash', 'datahub version')],
  [
    'a fence before another',
    'docs/a.md',
    page('```bash', 'ls', '', '```json', '{}', '```', 'Text.'),
  ],
  ['braces in .mdx', 'docs/a.mdx', page('Open {host} in a browser.')],
  ['braces in .mdx that are not code', 'docs/a.mdx', page('Open {a host} in a browser.')],
  ['a tag in .mdx', 'docs/a.mdx', page('Set <host> to a name.')],
  ['the id of a heading in .mdx', 'docs/a.mdx', page('Text.', '', '## Ports {#ports}')],
])('%s', (_, file, source) => {
  expect(messages(file, source)).toMatchSnapshot();
  expect(messages(file, source).split('\n')).toHaveLength(3);
});

it('accepts what Docusaurus can read', () => {
  const code = [
    '````markdown',
    '```bash',
    'ls',
    '```',
    '````',
    '',
    '- item',
    '',
    '  ```',
    '  x',
    '  ```',
  ];
  expect(messages('docs/a.md', page('A {host} <b>', '', '## Ports {#ports}', '', ...code))).toBe(
    '',
  );
  const mdx = [
    "import Tabs, {TabItem as Item} from '@theme/Tabs';",
    'export const ports = [8080, 9002];',
    '',
    '## Ports {/* #ports */}',
    '',
    'Of {props.title}: {ports.map((port) => <b key={port}>{port + 1}</b>)}, {Math.max(...ports)}.',
    '',
    '<Tabs groupId="api" values={[{label: "A", value: "a"}]}><Item>`{host}`</Item></Tabs>',
  ];
  expect(messages('docs/a.mdx', page(...mdx))).toBe('');
  expect(messages('blog/a.md', '---\ntitle: A\nslug: a\n---\n')).toBe('');
});

it('handles line ends and byte-order marks of any editor', () => {
  const source = `\uFEFF${page('Text.', '', '```bash', 'ls', '```')}`.replaceAll('\n', '\r\n');
  expect(messages('docs/a.md', source)).toBe('');
});

it('lists the problems of all pages at once', () => {
  const pages = new Map([
    ['docs/a.md', 'Text.'],
    ['docs/b.md', page('```')],
  ]);
  expect(() => checkPages(pages)).toThrow(PageError);
  expect(() => checkPages(pages)).toThrow(/^2 problems in pages.*docs\/a\.md:1.*docs\/b\.md:5/s);
  expect(() => checkPages(new Map([['docs/c.md', page('Text.')]]))).not.toThrow();
});
