/** Finds the page and the anchor of a row of a table. */
import {type ShownTable, tablesShownOn} from '../gen-docs/hand-written/fact-tables';
import type {FactTable, TableRow} from '../reference';
import type {Page} from './facts/pages';
import {type Section, sectionsOf} from './facts/sections';
import {anchorOfRow, type PlaceOfRow, type RowPlace} from './facts/tables';

/** A place that shows rows of a table. */
type Shown = ShownTable & {page: Page};

/** The id of the section that a line is in; undefined above the first heading. */
function sectionOfLine(sections: readonly Section[], line: number): string | undefined {
  const id = sections.findLast((section) => section.line < line)?.id;
  return id === '' ? undefined : id;
}

/** In `npm start`, an edit must not read the other pages again. */
const known = new WeakMap<Page, readonly Section[]>();

function sectionsOnce(page: Page): readonly Section[] {
  const sections = known.get(page) ?? sectionsOf(page.text);
  known.set(page, sections);
  return sections;
}

function placesOf(shown: readonly Shown[], facts: FactTable): Map<TableRow, RowPlace> {
  const places = new Map<TableRow, RowPlace>();
  for (const {page, ids, line, rows} of shown) {
    const sections = ids ? [] : sectionsOnce(page);
    for (const row of rows(facts)) {
      if (places.has(row)) continue;
      const anchor = ids ? anchorOfRow(facts, row) : sectionOfLine(sections, line);
      places.set(row, {page: page.path, anchor});
    }
  }
  return places;
}

/**
 * @param pages hand-written pages with their requests for tables
 * @returns where a row is: on the first page that gives it an id, or else in the section of the first page that shows it
 */
export function placesOfRows(pages: readonly Page[]): PlaceOfRow {
  const shown = pages
    .flatMap((page) =>
      tablesShownOn(page.text, `docs/${page.file}`).map((table): Shown => ({...table, page})),
    )
    .sort((a, b) => Number(b.ids) - Number(a.ids));
  const byTable = new Map<FactTable, Map<TableRow, RowPlace>>();
  return (table, facts, row) => {
    let places = byTable.get(facts);
    if (!places) {
      places = placesOf(
        shown.filter((one) => one.table === table),
        facts,
      );
      byTable.set(facts, places);
    }
    return places.get(row);
  };
}
