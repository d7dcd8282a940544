/** What the stock tabs lack: how a tab and its panel refer to each other, and the keys Home, End, and Space. */
import type {KeyboardEvent} from 'react';

/** Attributes of a tab; its panel refers back to it. */
export type TabAttributes = {
  id: string;
  'aria-controls': string;
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Home and End focus the first and the last tab of the list, and Space selects the focused one, as Enter does. */
function onKeyDownCapture(event: KeyboardEvent<HTMLElement>): void {
  const tab = event.currentTarget;
  const [first, last] = [tab.parentElement?.firstElementChild, tab.parentElement?.lastElementChild];
  if (event.key === 'Home') (first as HTMLElement).focus();
  else if (event.key === 'End') (last as HTMLElement).focus();
  else if (event.key === ' ') tab.click();
  else return;
  // Otherwise the page would scroll.
  event.preventDefault();
}

/**
 * @param group unique on the page
 * @param index position of the tab
 */
export function tabAttributes(group: string, index: number): TabAttributes {
  const id = group + index;
  return {id, 'aria-controls': `${id}p`, onKeyDownCapture};
}
