/** Where on its page an anchor is. */
import type {Site} from '.';
import type {Version} from './version';

/** A heading; for an anchor of a field, an option, or a type below it, also the name of that. */
export type AnchorPlace = {heading: string; symbol?: string};

/**
 * @param path of the page
 * @returns where the anchor is; undefined if the search index doesn't know it
 */
export async function placeOfAnchor(
  site: Site,
  version: Version,
  path: string,
  anchor: string,
): Promise<AnchorPlace | undefined> {
  const place = (await site.searchIndex(version)).placeOf(path);
  if (place === undefined) return undefined;
  const {sections} = await site.searchText(version, place);
  const wanted = anchor.toLowerCase();
  const own = sections.find(({id}) => id.toLowerCase() === wanted);
  if (own) return {heading: own.heading};
  for (const {heading, symbols} of sections) {
    const symbol = symbols.find(({id}) => id.toLowerCase() === wanted);
    if (symbol) return {heading, symbol: symbol.name};
  }
  return undefined;
}
