/** What a text finds in all parts of the sidebar, and how many entries match. */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDeferredValue, useMemo} from 'react';
import {wordsOf} from '@site/src/components/FilterList/match';
import {countEntries, filterItems, firstEntries} from './filter-items';
import type {Part} from './model';
import {useFilterText} from './text';

/**
 * How many entries to render immediately, enough to fill a screen; the rest is deferred, because rendering is slow on
 * phones.
 */
const AT_ONCE = 25;

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
  const [matches, tally] = useMemo(() => {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    const all = find(sidebar, parts, words);
    return [all, {shown: countEntries(all), total: countEntries(sidebar)}];
  }, [sidebar, parts, text]);
  const renderable = useDeferredValue(matches);
  const complete = renderable === matches;
  const found = useMemo(
    () => (complete ? matches : matches && firstEntries(matches, AT_ONCE)),
    [complete, matches],
  );
  return {text, setText, found, tally};
}
