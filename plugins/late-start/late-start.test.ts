/** How the template of a page changes. */
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import {expect, it} from 'vitest';
import {lateStart} from './index';

/** Renders a page with two scripts. */
function page(template: string, htmlAttributes = 'lang="en"'): string {
  const data = {
    ...{htmlAttributes, bodyAttributes: '', headTags: '', preBodyTags: '', postBodyTags: ''},
    ...{metaAttributes: [], stylesheets: [], scripts: ['a.js', 'b.js'], baseUrl: '/'},
    ...{appHtml: '', version: '3', noIndex: false},
  };
  return eta.render(template, data) as string;
}

const scripts = (html: string) => html.match(/<script[^>]*>/g);

it('scripts are late, and a script starts them', () => {
  expect(scripts(page(lateStart({}, {atOnce: false})))).toEqual([
    '<script>',
    '<script src="/a.js" type="late">',
    '<script src="/b.js" type="late">',
  ]);
});

it('the script is told whether services are on', () => {
  expect(page(lateStart({}, {atOnce: false}))).toContain(')(false)}</script>');
  expect(page(lateStart({}, {atOnce: true}))).toContain(')(true)}</script>');
});

it('a page that is made by its scripts starts with them', () => {
  const html = page(lateStart({}, {atOnce: false}), 'lang="en" data-start="now"');
  expect(scripts(html)).toEqual(['<script src="/a.js" defer>', '<script src="/b.js" defer>']);
});

it('the template stays as it is if the patch is off', () => {
  const template = lateStart({customFields: {patchesOff: ['late-start']}}, {atOnce: false});
  expect(scripts(page(template))).toEqual([
    '<script src="/a.js" defer>',
    '<script src="/b.js" defer>',
  ]);
});

it('fails if Docusaurus writes scripts in another way', () =>
  expect(() => lateStart({}, {atOnce: false, template: '<html>'})).toThrow(
    /The patch late-start no longer fits/,
  ));
