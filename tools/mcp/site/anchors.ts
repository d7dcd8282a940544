/** Which heading an anchor of a page belongs to. */
import type {Site} from '.';
import type {Version} from './version';

/**
 * @param path of the page
 * @returns the heading with the anchor, or the one above the field, option, or type with it; undefined if the search
 *   index doesn't know it
 */
export async function headingOfAnchor(
  site: Site,
  version: Version,
  path: string,
  anchor: string,
): Promise<string | undefined> {
  const place = (await site.searchIndex(version)).placeOf(path);
  if (place === undefined) return undefined;
  const {sections} = await site.searchText(version, place);
  const id = anchor.toLowerCase();
  const found =
    sections.find((section) => section.id.toLowerCase() === id) ??
    sections.find(({symbols}) => symbols.some((symbol) => symbol.id.toLowerCase() === id));
  return found?.heading;
}
