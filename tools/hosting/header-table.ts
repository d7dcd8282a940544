/** The header rules by header: each header once, with its general value and its exceptions. */
import type {HeaderRule} from './rules';

/** One header: `value` is sent everywhere except below the paths of `exceptions`. */
export type HeaderRow = {
  name: string;
  value?: string;
  exceptions: {under: string; value: string}[];
};

/**
 * Groups the rules by header, for hosts where one rule doesn't override another.
 *
 * @throws Error if two exceptions of one header overlap, which only an order could resolve
 */
export function headerTable(rules: readonly HeaderRule[]): HeaderRow[] {
  const rows = new Map<string, HeaderRow>();
  for (const {under, headers} of rules) {
    for (const [name, value] of Object.entries(headers)) {
      const row = rows.get(name) ?? {name, exceptions: []};
      rows.set(name, row);
      const clash = row.exceptions.find(
        (e) => e.under.startsWith(under) || under.startsWith(e.under),
      );
      if (clash) throw new Error(`${name} is set for ${clash.under} and again for ${under}.`);
      if (under === '/') row.value = value;
      else row.exceptions.push({under, value});
    }
  }
  return [...rows.values()];
}

/**
 * Returns the paths below which a header has a different value: those of assets, where no file is a page. Nested paths
 * are left out.
 */
export function ownPaths(table: readonly HeaderRow[]): string[] {
  const all = new Set(table.flatMap(({exceptions}) => exceptions.map(({under}) => under)));
  return [...all].filter((path) => ![...all].some((one) => one !== path && path.startsWith(one)));
}
