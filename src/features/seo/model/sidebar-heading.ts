/** The heading of the docs sidebar that a page is listed under. */

/** Class of the headings in `sidebars.ts`, which are not links. */
const HEADING = 'sidebar-heading';

/** The parts of a sidebar item that are needed here; the build and the browser have different types for it. */
export type Item = {
  type: string;
  href?: string | undefined;
  value?: string | undefined;
  className?: string | undefined;
  items?: readonly Item[] | undefined;
};

/** @returns the text of an item if it is a heading */
export function headingText({type, className, value}: Item): string | undefined {
  return type === 'html' && className?.includes(HEADING) ? value : undefined;
}

function contains(item: Item, path: string): boolean {
  return item.href === path || (item.items?.some((child) => contains(child, path)) ?? false);
}

/** @returns the last heading above the entry of a page; undefined if the page has no entry, or no heading above */
export function headingOf(items: readonly Item[], path: string): string | undefined {
  const at = items.findIndex((item) => contains(item, path));
  return items
    .slice(0, at + 1)
    .map(headingText)
    .findLast((text) => text !== undefined);
}
