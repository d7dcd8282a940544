/** The parts of the docs sidebar, one of which readers see at a time: each heading starts one. */

/** Class of the headings in `sidebars/`, which are not links. */
const HEADING = 'sidebar-heading';

/** What is needed of a sidebar item; the build and the browser have different types for it. */
export type Item = {
  type: string;
  href?: string | undefined;
  value?: string | undefined;
  className?: string | undefined;
  items?: readonly Item[] | undefined;
};

/** A heading of the sidebar and everything up to the next one. */
export type Part<I> = {label: string; heading: I; items: readonly I[]};

function isHeading({type, className}: Item): boolean {
  return type === 'html' && (className?.includes(HEADING) ?? false);
}

/**
 * @returns the parts that have items, in order; none if there is no heading. The first part also has what is above its
 *   heading.
 */
export function partsOf<I extends Item>(items: readonly I[]): Part<I>[] {
  const starts = items.flatMap((item, index) => (isHeading(item) ? [index] : []));
  return starts
    .map((start, index) => {
      const heading = items[start] as I;
      const before = index === 0 ? items.slice(0, start) : [];
      const after = items.slice(start + 1, starts[index + 1]);
      return {label: heading.value ?? '', heading, items: [...before, ...after]};
    })
    .filter((part) => part.items.length > 0);
}

/** Addresses are the same with and without a slash at the end. */
const bare = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

function contains(items: readonly Item[], path: string): boolean {
  return items.some(({href, items: inner = []}) => href === path || contains(inner, path));
}

/** @returns the first part with an entry for a page; undefined if no part has one */
export function partAt<I extends Item>(
  parts: readonly Part<I>[],
  path: string,
): Part<I> | undefined {
  return parts.find(({items}) => contains(items, bare(path)));
}

/** @returns the address of the first page of this site among items and what is in them */
export function firstPage(items: readonly Item[]): string | undefined {
  for (const {href, items: inner = []} of items) {
    const found = href?.startsWith('/') ? href : firstPage(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
