/** Each check must find its kind of fault. */
import {describe, expect, it} from 'vitest';
import {blocks, frontMatter, table} from '../markdown';
import {brokenRows, deadLinks, markupErrors, namesAstray, readPage, repeated} from './page-checks';

const page = (name: string, ...body: string[]) =>
  readPage({
    path: `generated/${name}`,
    names: [],
    source: 'reference',
    content: blocks(frontMatter({title: name, description: 'Text.'}), ...body, ''),
  });
const html = (run: string) => `<static-block>\n\n${run}\n\n</static-block>`;

describe('page checks', () => {
  it('find links that lead nowhere', () => {
    const other = page('other', '## A heading {#there}');
    const links = ['#own', '#no', 'other', 'other#there', 'other#no', 'none'];
    const body = links.map((href) => `<a href="${href}">x</a>`).join('\n');
    const one = page('one', html(`<p id="own">x</p>${body}`), '[here](#own) and [not](#never)');
    expect(deadLinks(one, [one, other])).toEqual(['#no', 'other#no', 'none', '#never']);
  });

  it('find duplicate ids', () => {
    expect(repeated(page('one', '## A {#a}', html('<p id="a">x</p>')).ids)).toEqual(['a']);
  });

  it('find names without an element, and elements without a name', () => {
    const one = page('one', html('<table><tr id="a"><td>a</td></tr></table>'));
    expect(namesAstray({...one, nameIds: ['a']})).toEqual([]);
    expect(namesAstray({...one, nameIds: ['b']})).toEqual(['b', 'a']);
  });

  it('find HTML that is malformed or split by Markdown', () => {
    const errors = markupErrors(page('one', html('<p>a & b<br></div>\n\n<p>c</p>')));
    expect(errors).toEqual(['a bare &', '</div> where <p> is open', 'a blank line']);
    expect(markupErrors(page('one', html('<p>a &amp; b<br></p>')))).toEqual([]);
  });

  it('find rows with an extra cell', () => {
    const text = `${table(['A', 'B'], [['`x | y`', 'z']])}\n| a | b | c |\n`;
    expect(brokenRows(page('one', text))).toEqual(['| a | b | c |']);
  });
});
