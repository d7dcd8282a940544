/** The sidebar that a typed text leaves, and how much of it. */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDeferredValue, useMemo} from 'react';
import {wordsOf} from '@site/src/components/FilterList/match';
import {countEntries, filterItems, firstEntries} from './filter-items';
import {useFilterText} from './text';

/** As many entries as fill a screen are drawn at once, the others when there is time: phones draw a few a millisecond. */
const AT_ONCE = 25;

/** @returns `items` are those of the whole sidebar, with its headings, while nothing is typed */
export function useSidebarFilter(sidebar: readonly PropSidebarItem[]) {
  const [text, setText] = useFilterText();
  const [matches, tally] = useMemo(() => {
    const words = wordsOf(text);
    if (words.length === 0) return [sidebar, undefined];
    const found = filterItems(sidebar, words);
    return [found, {shown: countEntries(found), total: countEntries(sidebar)}];
  }, [sidebar, text]);
  const drawable = useDeferredValue(matches);
  const complete = drawable === matches || matches === sidebar;
  const items = useMemo(
    () => (complete ? matches : firstEntries(matches, AT_ONCE)),
    [complete, matches],
  );
  return {text, setText, items, tally};
}
