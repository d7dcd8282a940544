/**
 * Writes each page of the docs and of Learn as Markdown to its address with `.md`, and lists of these copies for language
 * models. The copies are made from the HTML of the pages: it alone has what components, generated tables, and the theme
 * add to the sources.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {copyPath, hasCopy} from '../../src/features/page-copy/model';
import {articleOf} from './article';
import {convertPage, copyText} from './copy';
import {KeptCopies} from './kept-copies';
import {fullPath, listPath, llmsFullText, llmsText} from './llms';
import {checked, menuSettings} from './menu';
import {siteContent, type SiteContent} from './site-content';

/** The HTML files of the pages that may have a copy, by path, without the base URL. */
function htmlFiles(outDir: string, routes: readonly string[], base: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const route of new Set(routes)) {
    const page = route.slice(base.length).replace(/\/$/, '');
    const file = path.join(outDir, `${page}.html`);
    if (hasCopy(page) && fs.existsSync(file)) files.set(page, file);
  }
  return files;
}

function write(outDir: string, name: string, text: string): void {
  const file = path.join(outDir, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

/**
 * @param options what the menu of "Copy page" offers
 * @throws ContributorError that lists what is wrong with the options
 */
export default function markdownCopies(
  {siteConfig, baseUrl}: LoadContext,
  options: unknown,
): Plugin {
  const base = baseUrl.replace(/\/$/, '');
  const site = {url: siteConfig.url, base, title: siteConfig.title};
  let content: SiteContent = {versions: [], posts: []};

  return {
    name: 'markdown-copies',
    async allContentLoaded({allContent, actions}) {
      content = siteContent(allContent);
      await actions.createData('menu.json', menuSettings(checked(options), base, content));
    },
    postBuild({outDir, routesPaths}) {
      const labels = new Map(content.versions.map(({name, label}) => [name, label]));
      const copies = new KeptCopies();
      const bodies = new Map<string, string>();
      for (const [page, file] of htmlFiles(outDir, routesPaths, base)) {
        const article = articleOf(fs.readFileSync(file));
        if (!article) continue;
        const {html, description, versionName = ''} = article;
        const url = site.url + base + page;
        const copy = copies.get(`${url}\n${html}`, () => convertPage(html, url));
        bodies.set(base + page, copy.body);
        const facts = {description, version: labels.get(versionName)};
        write(outDir, copyPath(page), copyText(copy, facts, url));
      }
      copies.save();
      for (const version of content.versions) {
        const bodyOf = (one: string) => bodies.get(one);
        write(outDir, listPath(site, version).slice(base.length), llmsText(site, version, content));
        write(outDir, fullPath(version).slice(base.length), llmsFullText(site, version, bodyOf));
      }
      return Promise.resolve();
    },
  };
}
