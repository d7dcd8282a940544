/** The sidebar that a typed text leaves, and how much of it. */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDeferredValue, useMemo} from 'react';
import {wordsOf} from '@site/src/components/FilterList/match';
import {countEntries, filterItems} from './filter-items';
import {useFilterText} from './text';

/** @returns `items` are those of the whole sidebar, with its headings, while nothing is typed */
export function useSidebarFilter(sidebar: readonly PropSidebarItem[]) {
  const [text, setText] = useFilterText();
  // Many matches take a while to draw: the field must not wait for them.
  const drawn = useDeferredValue(text);
  const {items, filtered} = useMemo(() => {
    const words = wordsOf(drawn);
    const isFiltered = words.length > 0;
    return {filtered: isFiltered, items: isFiltered ? filterItems(sidebar, words) : sidebar};
  }, [sidebar, drawn]);
  const tally = useMemo(() => {
    return filtered ? {shown: countEntries(items), total: countEntries(sidebar)} : undefined;
  }, [filtered, items, sidebar]);
  return {text, setText, items, filtered, tally};
}
