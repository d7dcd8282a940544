/** The note of a changed page, from the comment at its end to HTML. */
import type {Root as HtmlRoot} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {expect, it} from 'vitest';
import {parseMarkdown} from '../markdown-source';
import {noteComments} from '../whats-new/note/comment';
import type {Change, Changes} from '../whats-new/model';
import pageChanges from './page-changes';

const change = (name: string, more: Partial<Change> = {}): Change => ({
  ...{id: name, release: '2.1.0', area: 'sources', what: 'field', kind: 'added'},
  ...{name, page: 'lamps', anchor: name, ...more},
});

const RELEASES: Changes['releases'] = [
  {name: 'next', after: '2.1.0'},
  {name: '2.1.0', date: '2030-03-31', after: '2.0.0'},
];

function htmlOf(changes: Change[], file: 'a.md' | 'a.mdx' = 'a.md'): string {
  const notes = noteComments({since: '2.0.0', releases: RELEASES, changes});
  const comment = notes.get('lamps')?.(file.slice(1)) ?? '';
  const tree: Root = parseMarkdown(`Text.\n\n${comment}\n`, file);
  pageChanges()(tree);
  return toHtml(toHast(tree) as HtmlRoot).replace(/\n/g, '');
}

const LIST =
  '<p>Text.</p><static-block><details><summary>Changed since 2.0.0</summary><p>2.1.0</p>' +
  '<ul><li>New fields: <a href="#dim"><code>dim</code></a>, <a href="#color"><code>color</code></a></li></ul>' +
  '<p><a href="/docs/whats-new">All changes</a></p></details></static-block>';

it.each(['a.md', 'a.mdx'] as const)('lists the changes of a page in %s', (file) => {
  expect(htmlOf([change('dim'), change('color')], file)).toBe(LIST);
});

it('only says that a page is new', () => {
  const html = htmlOf([change('Lamps', {what: 'page'}), change('dim')]);
  expect(html).toBe(
    '<p>Text.</p><static-block><p>New since 2.0.0. <a href="/docs/whats-new">All changes</a></p></static-block>',
  );
});

it('starts with what is not released yet, and shortens long lists', () => {
  const many = Array.from({length: 42}, (_, i) => change(`f${i}`, {release: 'next'}));
  const html = htmlOf([change('dim'), ...many]);
  expect(html.indexOf('After 2.1.0')).toBeLessThan(html.indexOf('<p>2.1.0'));
  expect(html).toContain('>f39</code></a>, and 2 more');
});

it('survives the ends of comments in values', () => {
  const odd = {kind: 'changed', property: 'default', from: 'a-->b', to: '*/'} as const;
  for (const file of ['a.md', 'a.mdx'] as const) {
    expect(htmlOf([change('dim', odd)], file)).toContain('default changed from “a-->b” to “*/”');
  }
});

it('leaves other comments alone', () => {
  const tree = parseMarkdown('Text.\n\n<!-- a comment -->\n', 'a.md');
  pageChanges()(tree);
  expect(tree.children.at(-1)?.type).toBe('html');
});
