/** What a text finds in all parts of the sidebar, and how many entries match. */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useMemo} from 'react';
import {wordsOf} from '@site/src/components/FilterList/match';
import {countEntries, filterItems} from './filter-items';
import type {Part} from './model';
import {useFilterText} from './text';

/** What is found in each part, below the heading of that part; without parts, what is found in the sidebar. */
function find(
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

/**
 * @returns the text, a function to change it, the items that match, and how many do; the last two are undefined while
 *   the text is empty
 */
export function useSidebarFilter(
  sidebar: readonly PropSidebarItem[],
  parts: readonly Part<PropSidebarItem>[],
) {
  const [text, setText] = useFilterText();
  const [found, tally] = useMemo(() => {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    const all = find(sidebar, parts, words);
    return [all, {shown: countEntries(all), total: countEntries(sidebar)}];
  }, [sidebar, parts, text]);
  return {text, setText, found, tally};
}
