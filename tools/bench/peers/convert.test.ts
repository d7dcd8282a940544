import {expect, it} from 'vitest';
import {convert, type Dialect} from './convert';

const DIALECT: Dialect = {
  admonitions: {note: 'info'},
  titled: (name, title) => ` ${name} ${title}`,
};
const FRONT = '---\ntitle: A page\ndescription: About it.\n---\n';
const body = (text: string, isMdx = true) => convert(FRONT + text, isMdx, DIALECT)?.body.trim();

it('keeps title and description', () =>
  expect(convert(`${FRONT}Text.\n`, false, DIALECT)).toMatchObject({
    title: 'A page',
    description: 'About it.',
  }));

it('writes admonitions, headings and pictures in the other dialect', () => {
  expect(body(':::note\n\nText\n\n:::')).toBe(':::info\n\nText\n\n:::');
  expect(body(':::warning[Take care]\n:::')).toBe('::: warning Take care\n:::');
  expect(body('## Add {#add}', false)).toBe('## Add');
  expect(body('## Add {/* #add */}')).toBe('## Add');
  expect(body('![A graph](picture:lineage/explorer "Graph")', false)).toBe('A graph');
});

it('leaves code as it is', () => {
  const code = '```python\nimport a from b\n<Tabs>\n:::note\n```\n\n`<Tabs>` and `{x}`';
  expect(body(code)).toBe(code);
});

it('drops comments', () => expect(body('Text {/* page-changes: {"a": 1} */}')).toBe('Text'));

it('drops tabs, and leaves out a page with other components', () => {
  expect(body('<Tabs groupId="api">\n<TabItem value="a">\n\nText\n\n</TabItem>\n</Tabs>')).toBe(
    'Text',
  );
  expect(body('<Chart data="x" />')).toBeUndefined();
  expect(body('The sum is {1 + 1}.')).toBeUndefined();
  expect(body('The sum is {1 + 1}.', false)).toBe('The sum is {1 + 1}.');
});
