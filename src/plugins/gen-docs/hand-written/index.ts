/**
 * What becomes of a hand-written page before Docusaurus reads it: tables of facts come in, names lead
 * to their rows, links to pages yet to be written go.
 */
import path from 'node:path';
import {ContributorError} from '../../../contributor-error';
import {type FactTables, TABLES_FOLDER} from '../../../reference';
import {unlinkMissing} from '../dangling-links';
import type {PageLinks} from '../page';
import {insertFactTables} from './fact-tables';
import {linkRows, type RowTargets} from './link-rows';

/** What a page is finished with. */
export type Surroundings = {
  tables: FactTables;
  /** Where names of the tables' rows lead, from {@link rowTargets}. */
  rows: RowTargets;
  links: PageLinks;
  /** Paths of pages that are yet to be written. */
  planned: ReadonlySet<string>;
  /** True if a table may link to pages that are not there: a release lacks some that Next has. */
  tolerant: boolean;
};

const CELL_LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\(\/docs\/([^)\s]+)\)/g;

function withoutExtension(name: string): string {
  return name.replace(/\.mdx?$/, '');
}

/** Makes the links of a table relative to the page it stands on. */
function relativeLinks(table: string, page: string, {links, planned, tolerant}: Surroundings) {
  return table.replace(CELL_LINK, (_, label: string, target: string) => {
    const [to = ''] = target.split('#');
    if (!tolerant && !links.has(to) && !planned.has(to)) {
      throw new ContributorError(
        `${TABLES_FOLDER}: found a link to /docs/${target}, expected the path of a docs page.`,
      );
    }
    return links.to(page, target, label);
  });
}

/**
 * @param text of the page
 * @param name of its file below docs/, as `how/search.md`
 * @throws ContributorError if the page asks for facts that are not there, or a table links to no page
 */
export function finishPage(text: string, name: string, surroundings: Surroundings): string {
  const {tables, rows, links, planned} = surroundings;
  const page = withoutExtension(name);
  const withTables = insertFactTables(text, `docs/${name}`, tables, (table) =>
    relativeLinks(table, page, surroundings),
  );
  const linked = linkRows(withTables, page, rows, links);
  if (planned.size === 0) return linked;
  return unlinkMissing(
    linked,
    name,
    (file) => !planned.has(withoutExtension(file)),
    (file) => planned.has(withoutExtension(path.posix.normalize(file))),
  ).text;
}
