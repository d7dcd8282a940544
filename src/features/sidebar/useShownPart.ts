/** The part of the sidebar that is shown: that of the page, or one that the reader has chosen. */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useMemo, useState} from 'react';
import {type Choice, press, validChoice} from './choice';
import {openAll} from './filter-items';
import {partAt, partsOf} from './model';

/**
 * @param path of the page
 * @returns the parts, the one the page is in, the one to show, its items, whether all its groups are open, and a
 *   function to choose another; without parts, the items are the whole sidebar
 */
export function useShownPart(sidebar: readonly PropSidebarItem[], path: string) {
  const [made, setChoice] = useState<Choice>();
  const parts = useMemo(() => partsOf(sidebar), [sidebar]);
  const chosen = parts.find(({label}) => label === made?.label);
  // A page that is listed twice is in the part where the reader found it.
  const own = partAt(chosen ? [chosen, ...parts] : parts, path);
  const choice = validChoice(made, path, own?.label);
  const shown = (choice && chosen) ?? own ?? parts[0];
  const open = choice?.open ?? false;
  const items = useMemo(() => {
    const all = shown?.items ?? sidebar;
    return open ? openAll(all) : all;
  }, [shown, open, sidebar]);
  const choose = (label: string) => setChoice(press(label, path, choice));
  return {parts, own, shown, items, open, choose};
}
