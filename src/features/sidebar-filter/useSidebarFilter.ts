/** The sidebar filtered by a text, and how many entries match. */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDeferredValue, useMemo} from 'react';
import {wordsOf} from '@site/src/components/FilterList/match';
import {countEntries, filterItems, firstEntries} from './filter-items';
import {useFilterText} from './text';

/**
 * How many entries to render immediately, enough to fill a screen; the rest is deferred, because rendering is slow on
 * phones.
 */
const AT_ONCE = 25;

/**
 * @returns the text, a function to change it, and the matching items; the whole sidebar, and no `tally`, while the text
 * is empty
 */
export function useSidebarFilter(sidebar: readonly PropSidebarItem[]) {
  const [text, setText] = useFilterText();
  const [matches, tally] = useMemo(() => {
    const words = wordsOf(text);
    if (words.length === 0) return [sidebar, undefined];
    const found = filterItems(sidebar, words);
    return [found, {shown: countEntries(found), total: countEntries(sidebar)}];
  }, [sidebar, text]);
  const renderable = useDeferredValue(matches);
  const complete = renderable === matches || matches === sidebar;
  const items = useMemo(
    () => (complete ? matches : firstEntries(matches, AT_ONCE)),
    [complete, matches],
  );
  return {text, setText, items, tally};
}
