/**
 * Links the first mention of a name in code, such as `AUTH_OIDC_ENABLED`, on a page to its row in a table of facts.
 * Applies to tables that name the page of their rows under `page`, and rows without `mentions: false`, which is for
 * names that examples also use for something else.
 */
import {type FactTables, nameCell} from '../../reference';
import {type Edit, editPage, mentionsOf, withoutMark} from '../../markdown-source';
import type {PageLinks} from '../../page-kit/page';
import {bareName, rowId} from './row-id';

const CODE = /`([\w.-]+)/g;

/** Link targets by the name in the first cell of a row: `deploy/environment-vars#auth_oidc_enabled`. */
export type RowTargets = ReadonlyMap<string, string>;

/** @returns the rows that mentions link to, of all tables that name the page of their rows */
export function rowTargets(tables: FactTables): RowTargets {
  const targets = new Map<string, string>();
  for (const table of tables.values()) {
    if (table.page === undefined) continue;
    for (const row of table.rows) {
      if (row.values['mentions'] === false) continue;
      const cell = nameCell(table, row);
      targets.set(bareName(cell), `${table.page}#${rowId(cell)}`);
    }
  }
  return targets;
}

/**
 * @param text of the page
 * @param file of the page below docs/
 * @param targets rows by name; a name whose row is on the page itself is not linked
 * @returns the page with the first mention of each name as a link; names that are already in a link don't change
 */
export function linkRows(
  text: string,
  file: string,
  targets: RowTargets,
  links: PageLinks,
): string {
  const page = file.replace(/\.mdx?$/, '');
  const targetOf = (name: string) => {
    const target = targets.get(name);
    return target?.startsWith(`${page}#`) ? undefined : target;
  };
  if (![...text.matchAll(CODE)].some(([, name = '']) => targetOf(name))) return text;
  const seen = new Set<string>();
  const body = withoutMark(text);
  const edits = mentionsOf(text, `docs/${file}`).flatMap(({name, isLinked, start, end}): Edit[] => {
    const target = targetOf(name);
    if (target === undefined || seen.has(name)) return [];
    seen.add(name);
    if (isLinked) return [];
    return [{start, end, replacement: links.to(page, target, body.slice(start, end))}];
  });
  return editPage(text, edits);
}
