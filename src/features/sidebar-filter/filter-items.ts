/** Which entries of the docs sidebar a typed text leaves, and in which groups. */
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';

const has = (label: string, word: string) => label.toLowerCase().includes(word);

/**
 * An entry fits if each word stands in its label or in that of a group around it, and one at least in its own:
 * `graphql objects` finds the Objects below GraphQL API, while `graphql` alone doesn't list all of them.
 */
function fits(label: string, groups: string, words: readonly string[]): boolean {
  const trail = `${groups} ${label}`;
  return words.every((word) => has(trail, word)) && words.some((word) => has(label, word));
}

/** A group as its matches need it: open for good, as there is nothing else in it. */
const open = (group: PropSidebarItemCategory, items: PropSidebarItem[]) => ({
  ...group,
  items,
  collapsible: false,
  collapsed: false,
});

/** A group that only tells where its matches stand: what leads to its own page, and that page's mark, are left out. */
function frame(group: PropSidebarItemCategory, items: PropSidebarItem[]): PropSidebarItemCategory {
  const opened: PropSidebarItemCategory = open(group, items);
  delete opened.href;
  delete opened.customProps;
  return opened;
}

/**
 * @param words lower-case words, at least one
 * @param groups labels of the groups around the items
 * @returns the items that fit, their groups open; a group with a page of its own counts as an entry too
 */
export function filterItems(
  items: readonly PropSidebarItem[],
  words: readonly string[],
  groups = '',
): PropSidebarItem[] {
  return items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'link') return fits(item.label, groups, words) ? [item] : [];
    if (item.type !== 'category') return [];
    const matches = filterItems(item.items, words, `${groups} ${item.label}`);
    const itself = fits(item.label, groups, words);
    if (matches.length > 0) return [(itself ? open : frame)(item, matches)];
    if (!itself) return [];
    // Without a page of its own a group is nothing without its entries.
    return [open(item, item.href === undefined ? withoutHeadings(item.items) : [])];
  });
}

const withoutHeadings = (items: readonly PropSidebarItem[]): PropSidebarItem[] =>
  items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'html') return [];
    return item.type === 'category' ? [open(item, withoutHeadings(item.items))] : [item];
  });

/** How many pages and links the items lead to. */
export function countEntries(items: readonly PropSidebarItem[]): number {
  const counts = items.map((item): number => {
    if (item.type !== 'category') return item.type === 'link' ? 1 : 0;
    return (item.href === undefined ? 0 : 1) + countEntries(item.items);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The items with no more than so many links in them, from the top. */
export function firstEntries(items: readonly PropSidebarItem[], count: number): PropSidebarItem[] {
  let left = count;
  const first: PropSidebarItem[] = [];
  for (const item of items) {
    if (left <= 0) break;
    const kept = item.type === 'category' ? {...item, items: firstEntries(item.items, left)} : item;
    left -= Math.max(1, countEntries([kept]));
    first.push(kept);
  }
  return first;
}
