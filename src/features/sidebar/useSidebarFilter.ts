/** What a text finds in all parts of the sidebar, and how many entries match. */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useMemo} from 'react';
import {wordsOf} from '@site/src/components/FilterList/match';
import {countEntries, findInParts} from './filter-items';
import type {Part} from './model';
import {useFilterText} from './text';

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
    const all = findInParts(sidebar, parts, words);
    return [all, {shown: countEntries(all), total: countEntries(sidebar)}];
  }, [sidebar, parts, text]);
  return {text, setText, found, tally};
}
