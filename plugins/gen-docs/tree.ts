/** Collects every file of one version's docs tree: hand-written files and generated pages. */
import fs from 'node:fs';
import path from 'node:path';
import {ContributorError} from '../common/contributor-error';
import {listFiles} from '../common/list-files';
import {normalizeText} from '../common/read-text';
import type {FactTables, Reference} from '../reference';
import {rememberLast} from '../reference/remember-last';
import type {TreeFile} from './assemble';
import type {Version} from '../releases/version';
import {generatedPages, generatedPaths} from './generated-pages';
import {finishPage} from './hand-written';
import {rowTargets} from './hand-written/link-rows';
import type {DefinedName, GeneratedPage} from '../page-kit/page';
import {pageLinks} from '../page-kit/links';
import {selectPassages} from '../page-kit/passages';
import {isPage, pagePath} from './page-file';
import {hasPage} from './select';
import {changesOf, hasChanges} from '../whats-new';
import {whatsNewPage} from '../whats-new/page';
import {WHATS_NEW} from '../whats-new/paths';

/** The files of a docs tree and where each comes from. */
type DocsTree = {
  /** Path relative to the tree (`how/search.md`) → content. */
  files: Map<string, TreeFile>;
  /** The same path → actual source relative to the project's root (`docs/how/search.md`). */
  sources: Map<string, string>;
  /** The same path → what the page defines, for pages that define something. */
  names: Map<string, readonly DefinedName[]>;
};

/** What completes the pages of a version, the same object until the facts or the set of pages change. */
const contextOf = rememberLast((tables: FactTables, version: Version, extensions: string) => ({
  tables,
  version,
  rows: rowTargets(tables),
  links: pageLinks(new Map(JSON.parse(extensions) as [string, string][])),
}));

type Completed = {text: string; names: readonly DefinedName[]};
type Complete = (source: string, context: ReturnType<typeof contextOf>) => Completed;

/**
 * By the name of the file: completes it, but again only if its text or the context has changed, which saves most of the
 * work after an edit in `npm start`.
 */
const completers = new Map<string, Complete>();

function completeOf(name: string): Complete {
  const known = completers.get(name);
  if (known) return known;
  const complete = rememberLast<Parameters<Complete>, Completed>((source, context) => {
    // Before tables are inserted: a passage may request rows that the version lacks.
    const selected = selectPassages(normalizeText(source), `docs/${name}`, context.version);
    return isPage(name) ? finishPage(selected, name, context) : {text: selected, names: []};
  });
  completers.set(name, complete);
  return complete;
}

/**
 * Replaces hand-written files with the version's content, inserts the facts they request, and links those they mention.
 */
function finishFiles({files, names}: DocsTree, {tables, version}: Reference): void {
  const extensions = [...files.keys()].filter(isPage).map((name) => {
    const {page, extension} = pagePath(name);
    return [page, extension];
  });
  const context = contextOf(tables, version, JSON.stringify(extensions));
  for (const [name, file] of files) {
    if (!/\.mdx?$/.test(name) || !('copyOf' in file)) continue;
    const source = fs.readFileSync(file.copyOf, 'utf8');
    const finished = completeOf(name)(source, context);
    if (finished.text !== source) files.set(name, {text: finished.text});
    if (finished.names.length > 0) names.set(name, finished.names);
  }
}

/** The files of docs/ that a version has, relative to it. */
function handWrittenFiles(root: string, version: Version): string[] {
  const docs = path.join(root, 'docs');
  return listFiles(docs).filter(
    (name) => !isPage(name) || hasPage(path.join(docs, name), `docs/${name}`, version),
  );
}

/**
 * @param handWritten page path → extension of the hand-written pages
 * @returns all pages of a version that are generated: those from facts, and the list of changes if there is one
 */
export function allGenerated(
  root: string,
  reference: Reference,
  handWritten: ReadonlyMap<string, string>,
): GeneratedPage[] {
  const {version} = reference;
  const pages = generatedPages(reference, handWritten);
  if (!hasChanges(version)) return pages;
  const all = new Map([...handWritten, ...pages.map((page) => [page.path, '.md'] as const)]);
  return [...pages, whatsNewPage(changesOf(root, version), pageLinks(all), version)];
}

/** The paths of the files that {@link docsTree} collects, without generating them. */
export function docsFiles(root: string, reference: Reference): Set<string> {
  const generated = [
    ...generatedPaths(reference),
    ...(hasChanges(reference.version) ? [WHATS_NEW] : []),
  ];
  return new Set([
    ...handWrittenFiles(root, reference.version),
    ...generated.map((page) => `${page}.md`),
  ]);
}

/**
 * @param root absolute path of the project
 * @param reference facts of the version whose tree it is
 * @throws ContributorError if a generated page has the path of a hand-written one
 */
export function docsTree(root: string, reference: Reference): DocsTree {
  const docs = path.join(root, 'docs');
  const files = new Map<string, TreeFile>();
  const sources = new Map<string, string>();
  const names: DocsTree['names'] = new Map();
  for (const name of handWrittenFiles(root, reference.version)) {
    files.set(name, {copyOf: path.join(docs, name)});
    sources.set(name, `docs/${name}`);
  }
  const handWritten = [...files.keys()].filter(isPage).map(pagePath);
  const extensions = new Map(handWritten.map(({page, extension}) => [page, extension]));
  for (const {path: page, source, content, names: defined} of allGenerated(
    root,
    reference,
    extensions,
  )) {
    const name = `${page}.md`;
    if (extensions.has(page)) {
      throw new ContributorError(
        `docs/${page}${extensions.get(page)} conflicts with a page that is generated from ${source}.\n` +
          'Remove the hand-written page, or give it another path.',
      );
    }
    files.set(name, {text: content});
    sources.set(name, source);
    if (defined.length > 0) names.set(name, defined);
  }
  const tree = {files, sources, names};
  finishFiles(tree, reference);
  return tree;
}
