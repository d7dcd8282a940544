/**
 * Links a name in code, such as `AUTH_OIDC_ENABLED`, to its row in a table of facts, where a page mentions it first.
 * It works for tables that name the page of their rows under `page`, and rows without `mentions: false`: that is for a
 * name which examples use for something else, too.
 */
import type {FactTables} from '../../reference';
import {outsideFences} from '../../page-kit/outside-fences';
import type {PageLinks} from '../../page-kit/page';
import {bareName, rowId} from './row-id';

/** Lines whose text cannot hold a link, or is no text: headings, titles of admonitions, comments, imports. */
const NO_LINKS = /^\s*(?:#{1,6}\s|:::|<!--|\{\/\*|import\s|export\s)/;
/** The line below the head of a table. */
const BELOW_HEAD = /^\s*\|[\s:|-]+\|\s*$/;
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** A link as a whole, an HTML tag, or inline code: `NAME` or `NAME=value`. */
const LINK_TAG_OR_CODE = /(?:\[(?:[^[\]]|\[[^\]]*\])*\]\([^)]*\)|<[^>]+>)|`([\w.-]+)(?:=[^`]*)?`/g;
const CODE = /`([\w.-]+)(?:=[^`]*)?`/g;

/** What to link to, by the name in the first cell of a row: `deploy/environment-vars#auth_oidc_enabled`. */
export type RowTargets = ReadonlyMap<string, string>;

/** @returns the rows that mentions lead to, of all tables that name the page where their rows stand */
export function rowTargets(tables: FactTables): RowTargets {
  const targets = new Map<string, string>();
  for (const {page, columns, rows} of tables.values()) {
    if (page === undefined) continue;
    for (const row of rows) {
      if (row['mentions'] === false) continue;
      const cell = String(row[columns[0] ?? '']);
      targets.set(bareName(cell), `${page}#${rowId(cell)}`);
    }
  }
  return targets;
}

/**
 * @param text of the page
 * @param page its path below docs/ without extension
 * @returns the page, the first mention of each name a link; names that stand in a link already are left alone
 */
export function linkRows(
  text: string,
  page: string,
  targets: RowTargets,
  links: PageLinks,
): string {
  const [head = ''] = FRONT_MATTER.exec(text) ?? [];
  const seen = new Set<string>();
  const link = (whole: string, name: string | undefined) => {
    if (name === undefined) {
      for (const [, linked = ''] of whole.matchAll(CODE)) seen.add(linked);
      return whole;
    }
    const target = targets.get(name);
    if (target === undefined || seen.has(name) || target.startsWith(`${page}#`)) return whole;
    seen.add(name);
    return links.to(page, target, whole);
  };
  const linked = outsideFences(text.slice(head.length), (line, i, lines) => {
    const bare = NO_LINKS.test(line) || BELOW_HEAD.test(lines[i + 1] ?? '');
    return bare ? line : line.replace(LINK_TAG_OR_CODE, link);
  });
  return head + linked;
}
