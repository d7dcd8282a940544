/** The targets that links can have: pages, posts, files, and the ids on a page. Read only as far as a link needs them. */
import fs from 'node:fs';
import path from 'node:path';
import {lazy} from '../../../plugins/common/lazy';
import {listFiles} from '../../../plugins/common/list-files';
import {readText} from '../../../plugins/common/read-text';
import {rowId} from '../../../plugins/gen-docs/hand-written/row-id';
import {isPage, pagePath} from '../../../plugins/gen-docs/page-file';
import {allGenerated} from '../../../plugins/gen-docs/tree';
import {GRAPHQL_PATHS} from '../../../plugins/graphql/pages';
import {Problems} from '../../../plugins/facts/problems';
import {parseMarkdown} from '../../../plugins/markdown-source';
import {loadReference} from '../../../plugins/reference';
import {sourcePath, SOURCES_FOLDER} from '../../../plugins/sources';
import {LINEAGE_PATH} from '../../../plugins/sources/lineage-page';
import {loadTables, nameCell} from '../../../plugins/tables';
import {loadVersion} from '../../../plugins/releases/load';
import {NEXT} from '../../../plugins/releases/model';
import {hasChanges} from '../../../plugins/whats-new';
import {WHATS_NEW} from '../../../plugins/whats-new/paths';
import {anchors} from './anchors';

/** A page that a link may lead to. */
export type Target = {
  /** Relative to the project's root; for a generated page, in the assembled tree. */
  file: string;
  ids: () => ReadonlySet<string>;
};

export type Site = {
  /** Returns the page at a path below /docs/, without extension; undefined if there is none. */
  page: (path: string) => Target | undefined;
  /** Paths of the hand-written pages. */
  handWritten: readonly string[];
  /** Names of the posts of Learn. */
  posts: readonly string[];
  /** Returns true for a page of src/pages, by its path without the first slash. */
  isRoute: (address: string) => boolean;
};

/** @param root absolute path of the project */
export function siteOf(root: string): Site {
  const docs = path.join(root, 'docs');
  const extensions = new Map(
    listFiles(docs)
      .filter(isPage)
      .map((name) => {
        const {page, extension} = pagePath(name);
        return [page, extension];
      }),
  );
  const reference = lazy(() => loadReference(root));
  const tables = lazy(() => loadTables(root, new Problems()));
  const generated = lazy(
    () =>
      new Map(
        allGenerated(root, reference(), extensions).map(({path, content}) => [path, content]),
      ),
  );

  function idsOfFile(page: string, extension: string): Set<string> {
    const name = `${page}${extension}`;
    const text = readText(path.join(docs, name));
    const ids = anchors(parseMarkdown(text, name));
    // Fact tables have their own ids.
    for (const [, table = ''] of text.matchAll(/facts:\s*([\w-]+)[^\n]*\|\s*ids/g)) {
      const facts = tables().get(table);
      if (!facts) continue;
      for (const row of facts.rows) ids.add(rowId(nameCell(facts, row)));
    }
    return ids;
  }

  // Derived from the file names: generating the pages takes seconds, and only their ids require it.
  function isGenerated(at: string): boolean {
    if (GRAPHQL_PATHS.includes(at) || at === LINEAGE_PATH) return true;
    if (at === WHATS_NEW) return hasChanges(loadVersion(root, NEXT));
    const name = path.posix.basename(at);
    const files = [
      [sourcePath(name), `${SOURCES_FOLDER}/${name}.yaml`],
      [`generated/metamodel/entities/${name}`, `reference/metamodel/entities/${name}.yaml`],
    ];
    return files.some(([page, file = '']) => page === at && fs.existsSync(path.join(root, file)));
  }

  function page(at: string): Target | undefined {
    const extension = extensions.get(at);
    if (extension !== undefined) {
      return {file: `docs/${at}${extension}`, ids: lazy(() => idsOfFile(at, extension))};
    }
    if (!isGenerated(at)) return undefined;
    const ids = lazy(() => anchors(parseMarkdown(generated().get(at) ?? '', `${at}.md`)));
    return {file: `docs/${at}.md`, ids};
  }

  const remembered = new Map<string, Target | undefined>();
  const posts = listFiles(path.join(root, 'blog')).filter((name) => /^[^/]+\.mdx?$/.test(name));
  return {
    page(at) {
      if (!remembered.has(at)) remembered.set(at, page(at));
      return remembered.get(at);
    },
    handWritten: [...extensions.keys()],
    posts: posts.map((name) => name.replace(/\.mdx?$/, '')),
    isRoute: (address) =>
      ['.tsx', '.md', '.mdx', '/index.tsx', '/index.md'].some((end) =>
        fs.existsSync(path.join(root, 'src/pages', `${address}${end}`)),
      ),
  };
}
