/**
 * What becomes of a hand-written page before Docusaurus reads it: tables of facts come in, and names
 * lead to their rows.
 */
import {ContributorError} from '../../common/contributor-error';
import {type FactTables, TABLES_FOLDER} from '../../reference';
import type {PageLinks} from '../../page-kit/page';
import {NEXT} from '../../releases/model';
import type {Version} from '../../releases/version';
import {insertFactTables} from './fact-tables';
import {linkRows, type RowTargets} from './link-rows';

/** What a page is finished with. */
export type Surroundings = {
  tables: FactTables;
  /** Where names of the tables' rows lead, from {@link rowTargets}. */
  rows: RowTargets;
  links: PageLinks;
  /** The version of the page. A table of a release may link to pages that only Next has. */
  version: Version;
};

const CELL_LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\(\/docs\/([^)\s]+)\)/g;

function withoutExtension(name: string): string {
  return name.replace(/\.mdx?$/, '');
}

/** Makes the links of a table relative to the page it stands on. */
function relativeLinks(table: string, page: string, {links, version}: Surroundings) {
  return table.replace(CELL_LINK, (_, label: string, target: string) => {
    const [to = ''] = target.split('#');
    if (version.name === NEXT && !links.has(to)) {
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
  const {rows, links} = surroundings;
  const page = withoutExtension(name);
  const withTables = insertFactTables(text, `docs/${name}`, surroundings, (table) =>
    relativeLinks(table, page, surroundings),
  );
  return linkRows(withTables, page, rows, links);
}
