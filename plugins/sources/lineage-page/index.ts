/** The page that compares the lineage of all sources, generated from reference/sources/. */
import type {Source} from '..';
import {filterList, staticBlock} from '../../page-kit/elements';
import {blocks, frontMatter, table} from '../../page-kit/markdown';
import type {GeneratedPage, PageLinks} from '../../page-kit/page';
import type {Version} from '../../releases/version';
import {cellsOf, finds, lineageModules} from './tables';
import {checks, intro, otherWays} from './text';

/** Path of the page in the docs tree. */
export const LINEAGE_PATH = 'generated/lineage/automatic-lineage-extraction';

/** A table that is plain HTML in the browser, since it contains many links. */
function staticTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return staticBlock(table(head, rows));
}

/**
 * @param sources the sources of one version
 * @returns the page with a row for each module that extracts lineage
 */
export function automaticLineagePage(
  sources: readonly Source[],
  links: PageLinks,
  version: Version,
): GeneratedPage {
  const cells = cellsOf(LINEAGE_PATH, links, version);
  const modules = lineageModules(sources);
  const able = modules.filter(
    (row) => finds(row, 'Table-Level Lineage') || finds(row, 'Column-level Lineage'),
  );
  const others = modules.filter((row) => !able.includes(row) && row.fields.length > 0);
  const link = (target: string, label: string) => links.to(LINEAGE_PATH, target, label);
  const front = frontMatter({
    title: 'Automatic lineage extraction',
    description:
      'Compare the ingestion sources that extract lineage automatically: table level, column level, ' +
      'and the settings that control it.',
    sidebar_label: 'Automatic Lineage Extraction',
    keywords: ['lineage', 'column-level lineage', 'table-level lineage'],
  });
  const body = blocks(
    intro(link),
    '## Sources that extract lineage {#sources}',
    "A dash means that the connector doesn't list lineage at that level.",
    filterList(
      {label: 'Filter sources', param: 'source', items: 'tbody tr', noun: 'sources'},
      staticTable(
        ['Source', 'Category', 'Table level', 'Column level', 'Settings'],
        able.map((row) => [
          cells.source(row),
          row.source.category,
          cells.level(row, 'Table-Level Lineage'),
          cells.level(row, 'Column-level Lineage'),
          cells.settings(row),
        ]),
      ),
    ),
    others.length > 0 &&
      blocks(
        '## Sources with lineage settings only {#settings}',
        "These sources don't list lineage among their capabilities, but their settings can still add " +
          'some, mostly for views or for the storage behind tables.',
        staticTable(
          ['Source', 'Category', 'Settings'],
          others.map((row) => [cells.source(row), row.source.category, cells.settings(row)]),
        ),
      ),
    checks(link),
    otherWays(link, links),
  );
  const content = `${front}\n${body}\n`;
  return {path: LINEAGE_PATH, source: 'reference/sources', content, names: []};
}
