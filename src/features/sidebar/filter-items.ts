/** Which entries of the docs sidebar match a text, and in which groups they are. */
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import type {Part} from './model';

const has = (label: string, word: string) => label.toLowerCase().includes(word);

/**
 * An entry matches if each word is in its label or in the label of a group around it, and at least one is in its own:
 * `graphql objects` finds Objects below GraphQL API, while `graphql` doesn't list everything in that group.
 */
function matchesWords(label: string, groups: string, words: readonly string[]): boolean {
  const trail = `${groups} ${label}`;
  return words.every((word) => has(trail, word)) && words.some((word) => has(label, word));
}

/** Opens a group permanently, because it contains only matches. */
const open = (group: PropSidebarItemCategory, items: PropSidebarItem[]) => ({
  ...group,
  items,
  collapsible: false,
  collapsed: false,
});

/**
 * Returns a group that only shows where its matches are, without the link to its own page and without that page's
 * badge.
 */
function withoutLink(
  group: PropSidebarItemCategory,
  items: PropSidebarItem[],
): PropSidebarItemCategory {
  const opened: PropSidebarItemCategory = open(group, items);
  delete opened.href;
  delete opened.customProps;
  return opened;
}

/**
 * @param words lower-case words, at least one
 * @param groups labels of the groups around the items
 * @returns the items that match, in open groups; a group with its own page also counts as an entry
 */
export function filterItems(
  items: readonly PropSidebarItem[],
  words: readonly string[],
  groups = '',
): PropSidebarItem[] {
  return items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'link') return matchesWords(item.label, groups, words) ? [item] : [];
    if (item.type !== 'category') return [];
    const matches = filterItems(item.items, words, `${groups} ${item.label}`);
    const itself = matchesWords(item.label, groups, words);
    if (matches.length > 0) return [(itself ? open : withoutLink)(item, matches)];
    if (!itself) return [];
    // A group without its own page is useless without its entries.
    return [open(item, item.href === undefined ? withoutHeadings(item.items) : [])];
  });
}

const withoutHeadings = (items: readonly PropSidebarItem[]): PropSidebarItem[] =>
  items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'html') return [];
    return item.type === 'category' ? [open(item, withoutHeadings(item.items))] : [item];
  });

/** @returns what is found in each part, below the heading of that part; without parts, what is found in the sidebar */
export function findInParts(
  sidebar: readonly PropSidebarItem[],
  parts: readonly Part<PropSidebarItem>[],
  words: readonly string[],
): PropSidebarItem[] {
  if (parts.length === 0) return filterItems(sidebar, words);
  return parts.flatMap(({label, heading, items}) => {
    const found = filterItems(items, words, label);
    return found.length > 0 ? [heading, ...found] : [];
  });
}

/** @returns the items with all groups open, which readers can close */
export function openAll(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.map((item) =>
    item.type === 'category' ? {...item, items: openAll(item.items), collapsed: false} : item,
  );
}

/** @returns how many pages and links the items contain */
export function countEntries(items: readonly PropSidebarItem[]): number {
  const counts = items.map((item): number => {
    if (item.type !== 'category') return item.type === 'link' ? 1 : 0;
    return (item.href === undefined ? 0 : 1) + countEntries(item.items);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** @returns the items from the top, with at most `count` entries in them */
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
