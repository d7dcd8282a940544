/** Collects every file of one version's docs tree: the hand-written ones and the generated pages. */
import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {ContributorError} from '../common/contributor-error';
import {listFiles} from '../common/list-files';
import {plainText, readText} from '../common/read-text';
import type {Reference} from '../reference';
import type {TreeFile} from './assemble';
import {generatedPages} from './generated-pages';
import {finishPage} from './hand-written';
import {rowTargets} from './hand-written/link-rows';
import {pageLinks} from '../page-kit/links';

/** Matches files that become pages; a name that starts with an underscore is a part of other pages. */
const PAGE = /^(?!(?:.*\/)?_).*\.mdx?$/;

/** The files of a docs tree and where each comes from. */
export type DocsTree = {
  /** Path relative to the tree (`how/search.md`) → content. */
  files: Map<string, TreeFile>;
  /** The same path → real source relative to the project's root (`docs/how/search.md`). */
  sources: Map<string, string>;
};

/** True if a file of docs/ becomes a page. */
export function isPage(name: string): boolean {
  return PAGE.test(name);
}

/** Splits `how/search.md` into its page path and its extension. */
export function pagePath(name: string): {page: string; extension: string} {
  const extension = path.posix.extname(name);
  return {page: name.slice(0, -extension.length), extension};
}

/** True if the front matter of a page says `since: next`: the page is not part of a release. */
export function isNextOnly(file: string): boolean {
  return matter(readText(file)).data['since'] === 'next';
}

/** What of docs/ a release holds. */
export type ReleaseRules = {
  /** True if a file of docs/ belongs to the release. */
  includes: (name: string) => boolean;
  /** Takes out of a page what the release lacks. */
  reduce: (text: string, name: string) => string;
};

/** Replaces hand-written pages that ask for facts, or mention them, by what becomes of them. */
function finishPages(
  files: Map<string, TreeFile>,
  {tables}: Reference,
  release: ReleaseRules | undefined,
): void {
  const extensions = new Map(
    [...files.keys()].filter(isPage).map((name) => {
      const {page, extension} = pagePath(name);
      return [page, extension];
    }),
  );
  const surroundings = {
    tables,
    rows: rowTargets(tables),
    links: pageLinks(extensions),
    tolerant: release !== undefined,
  };
  for (const [name, file] of files) {
    if (!isPage(name) || !('copyOf' in file)) continue;
    const source = fs.readFileSync(file.copyOf, 'utf8');
    const text = plainText(source);
    const reduced = release?.reduce(text, name) ?? text;
    const finished = finishPage(reduced, name, surroundings);
    if (finished !== source) files.set(name, {text: finished});
  }
}

/**
 * @param root absolute path of the project
 * @param reference facts of the version
 * @param release what the tree of a release holds; Next has all
 * @throws ContributorError if a generated page has the path of a hand-written one
 */
export function docsTree(root: string, reference: Reference, release?: ReleaseRules): DocsTree {
  const docs = path.join(root, 'docs');
  const files = new Map<string, TreeFile>();
  const sources = new Map<string, string>();
  for (const name of listFiles(docs).filter((file) => release?.includes(file) ?? true)) {
    files.set(name, {copyOf: path.join(docs, name)});
    sources.set(name, `docs/${name}`);
  }
  const handWritten = [...files.keys()].filter(isPage).map(pagePath);
  const extensions = new Map(handWritten.map(({page, extension}) => [page, extension]));
  for (const {path: page, source, content} of generatedPages(reference, extensions)) {
    const name = `${page}.md`;
    if (extensions.has(page)) {
      throw new ContributorError(
        `docs/${page}${extensions.get(page)} stands where a page is generated from ${source}.\n` +
          'Remove the hand-written page, or give it another path.',
      );
    }
    files.set(name, {text: content});
    sources.set(name, source);
  }
  finishPages(files, reference, release);
  return {files, sources};
}
