/** The sidebar as filtered by a text, and how much of it matches. */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDeferredValue, useMemo} from 'react';
import {wordsOf} from '@site/src/components/FilterList/match';
import {countEntries, filterItems, firstEntries} from './filter-items';
import {useFilterText} from './text';

/** Entries rendered immediately, enough to fill a screen; the others follow when there is time, as phones are slow at it. */
const AT_ONCE = 25;

/** @returns the text, how to change it, and the matching items; the whole sidebar, and no `tally`, while nothing is typed */
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
