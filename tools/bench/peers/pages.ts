/** Reads the pages of all versions from a built copy of our site. */
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../../plugins/common/list-files';
import {convert, type Dialect} from './convert';

/** A page, by its path below the root of the site, without extension. */
type Page = {path: string; title: string; description: string; body: string};

/** The pages that a generator can read, and how many it can't. */
type Pages = {pages: readonly Page[]; leftOut: number; versions: readonly string[]};

/** Folders of our docs, and of the same pages in the URL; `current` is the first of them. */
function trees(site: string, which: 'current' | 'all'): [folder: string, url: string][] {
  const file = path.join(site, 'versions.json');
  const versions = which === 'all' ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : [];
  return [
    [path.join(site, 'genDocs/docs'), 'docs'],
    ...versions.map((version): [string, string] => [
      path.join(site, `versioned_docs/version-${version}/docs`),
      `docs/${version}`,
    ]),
  ];
}

/** Where our built copy is, which versions to read, and where the images beside pages are copied to. */
type Source = {site: string; versions: 'current' | 'all'; images: string};

/** Reads the pages. */
export function readPages({site, versions, images}: Source, dialect: Dialect): Pages {
  const pages: Page[] = [];
  let leftOut = 0;
  const all = trees(site, versions);
  for (const [folder, url] of all) {
    for (const name of listFiles(folder)) {
      const file = path.join(folder, name);
      const extension = path.extname(name);
      const target = `${url}/${name.split(path.sep).join('/')}`;
      if (!/^\.mdx?$/.test(extension)) {
        fs.mkdirSync(path.dirname(path.join(images, target)), {recursive: true});
        fs.copyFileSync(file, path.join(images, target));
        continue;
      }
      const text = fs.readFileSync(file, 'utf8');
      const converted = convert(text, extension === '.mdx', dialect);
      if (converted) pages.push({path: target.slice(0, -extension.length), ...converted});
      else leftOut += 1;
    }
  }
  return {pages, leftOut, versions: all.slice(1).map(([, url]) => url)};
}

/** Writes files, each with its path below a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
}
