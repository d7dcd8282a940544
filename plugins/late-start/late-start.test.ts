/** How the template of a page changes, and the script that it refers to. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import lateStart, {lateTemplate} from './index';

/** Renders a page with two scripts. */
async function page(template: string, htmlAttributes = 'lang="en"'): Promise<string> {
  const render = await compileSSGTemplate(template);
  return render({
    ...{htmlAttributes, bodyAttributes: '', headTags: '', preBodyTags: '', postBodyTags: ''},
    ...{metaAttributes: [], stylesheets: [], scripts: ['a.js', 'b.js'], baseUrl: '/base/'},
    ...{appHtml: '', version: '3', noIndex: false},
  });
}

const scripts = (html: string) => html.match(/<script[^>]*>/g);
type PostBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];
const late = (customFields = {}) => lateTemplate({customFields}, defaultTemplate);
const EARLY = ['<script src="/base/a.js" defer>', '<script src="/base/b.js" defer>'];

it('scripts are late, and a script starts them', async () => {
  expect(scripts(await page(late()))).toEqual([
    expect.stringMatching(/^<script src="\/base\/assets\/js\/start\.[0-9a-f]{8}\.js" defer>$/),
    '<script src="/base/a.js" type="late">',
    '<script src="/base/b.js" type="late">',
  ]);
});

it('a page that is made by its scripts starts with them', async () => {
  const html = await page(late(), 'lang="en" data-start="now"');
  expect(scripts(html)).toEqual(EARLY);
});

it('the template stays as it is if the patch is off', async () => {
  const template = late({patchesOff: ['late-start']});
  expect(scripts(await page(template))).toEqual(EARLY);
});

it('fails if Docusaurus writes scripts in another way', () =>
  expect(() => lateTemplate({}, '<html>')).toThrow(/The patch late-start no longer fits/));

it.each([
  [{}, false],
  [{services: {list: []}}, true],
])('with %o, writes the script that pages refer to', async (customFields, atOnce) => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'late-start-'));
  const ssrTemplate = late(customFields);
  const siteConfig = {customFields, ssrTemplate} as unknown as LoadContext['siteConfig'];
  await lateStart({siteConfig}).postBuild?.({outDir} as PostBuild);
  const name = /assets\/js\/start\.\w+\.js/.exec(await page(ssrTemplate))?.[0] ?? 'none';
  expect(fs.readFileSync(path.join(outDir, name), 'utf8')).toMatch(
    atOnce ? /\(!0\);$/ : /\(!1\);$/,
  );
});

it('fails if the template is that of a site without services', () => {
  const siteConfig = {customFields: {services: {}}, ssrTemplate: late()};
  expect(() => lateStart({siteConfig} as unknown as LoadContext)).toThrow(
    /ssrTemplate of docusaurus\.config\.ts doesn't load assets.* expected \.\.\.plugins\.htmlTemplate/,
  );
});
