/** Renders long trees in two steps, because rendering is slow on phones: what fills a screen, then the rest. */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useAfterPaint} from '@site/src/hooks/useAfterPaint';
import {useMemo} from 'react';
import {firstEntries} from './filter-items';

/** How many entries to render immediately, enough to fill a screen. */
const AT_ONCE = 25;

/** @returns the items to render now, and whether these are all; the first tree is rendered whole */
export function useGradually(items: readonly PropSidebarItem[]) {
  const complete = useAfterPaint(items) === items;
  const rendered = useMemo(
    () => (complete ? items : firstEntries(items, AT_ONCE)),
    [complete, items],
  );
  return {rendered, complete};
}
