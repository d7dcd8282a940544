/** Completes a hand-written page before Docusaurus reads it: inserts tables of facts, and links names to their rows. */
import {visit} from 'unist-util-visit';
import {ContributorError} from '../../common/contributor-error';
import {type FactTables, TABLES_FOLDER} from '../../reference';
import type {DefinedName, PageLinks} from '../../page-kit/page';
import {editPage, perPage, span} from '../../markdown-source';
import {NEXT} from '../../releases/model';
import type {Version} from '../../releases/version';
import {insertFactTables} from './fact-tables';
import {linkRows, type RowTargets} from './link-rows';

/** What is needed to complete a page. */
type PageContext = {
  tables: FactTables;
  /** Link targets of the names of table rows, from {@link rowTargets}. */
  rows: RowTargets;
  links: PageLinks;
  /** The version of the page. A table of a release may link to pages that only Next has. */
  version: Version;
};

const CELL_LINK = /^\/docs\/(.+)$/;

/** The links of a table to pages of the docs, as written in facts. */
const docsLinksOf = perPage('table-links', (tree, text) => {
  const found: {target: string; label: string; start: number; end: number}[] = [];
  visit(tree, 'link', (link) => {
    const [, target] = CELL_LINK.exec(link.url) ?? [];
    const [first, last] = [link.children[0], link.children.at(-1)];
    if (target === undefined || !first || !last) return;
    const label = text.slice(span(first).start, span(last).end);
    found.push({target, label, ...span(link)});
  });
  return found;
});

function withoutExtension(name: string): string {
  return name.replace(/\.mdx?$/, '');
}

/** Makes the links of a table relative to its page. */
function relativeLinks(table: string, page: string, {links, version}: PageContext) {
  if (!table.includes('](/docs/')) return table;
  const edits = docsLinksOf(table, TABLES_FOLDER).map(({target, label, start, end}) => {
    const [to = ''] = target.split('#');
    if (version.name === NEXT && !links.has(to)) {
      throw new ContributorError(
        `${TABLES_FOLDER}: found a link to /docs/${target}, expected the path of a docs page.`,
      );
    }
    return {start, end, replacement: links.to(page, target, label)};
  });
  return editPage(table, edits);
}

/**
 * @param text of the page
 * @param name of its file below docs/, such as `how/search.md`
 * @returns the page, and the names that it defines
 * @throws ContributorError if the page requests facts that don't exist, or a table has a link to a missing page
 */
export function finishPage(
  text: string,
  name: string,
  context: PageContext,
): {text: string; names: DefinedName[]} {
  const {rows, links} = context;
  const page = withoutExtension(name);
  const {text: withTables, names} = insertFactTables(text, `docs/${name}`, context, (table) =>
    relativeLinks(table, page, context),
  );
  return {text: linkRows(withTables, name, rows, links), names};
}
