/** What becomes of a hand-written page before Docusaurus reads it: tables of facts come in, links to pages yet to be written go. */
import path from 'node:path';
import type {FactTables} from '../../../reference';
import {unlinkMissing} from '../dangling-links';
import type {PageLinks} from '../page';
import {insertFactTables} from './fact-tables';

/** What a page is finished with. */
export type Surroundings = {
  tables: FactTables;
  links: PageLinks;
  /** Paths of pages that are yet to be written. */
  planned: ReadonlySet<string>;
};

const CELL_LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\(\/docs\/([^)\s]+)\)/g;

function withoutExtension(name: string): string {
  return name.replace(/\.mdx?$/, '');
}

/**
 * @param text of the page
 * @param name of its file below docs/, as `how/search.md`
 * @throws ContributorError if the page asks for facts that are not there
 */
export function finishPage(
  text: string,
  name: string,
  {tables, links, planned}: Surroundings,
): string {
  const page = withoutExtension(name);
  const withTables = insertFactTables(text, `docs/${name}`, tables, (table) =>
    table.replace(CELL_LINK, (_, label: string, target: string) => links.to(page, target, label)),
  );
  if (planned.size === 0) return withTables;
  return unlinkMissing(
    withTables,
    name,
    (file) => !planned.has(withoutExtension(file)),
    (file) => planned.has(withoutExtension(path.posix.normalize(file))),
  ).text;
}
