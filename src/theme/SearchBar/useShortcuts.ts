/** Leads the shortcuts to the search box; where it is folded to an icon, to the search page. */
import {type RefObject, useEffect} from 'react';
import {asksForSearch, takesText} from './shortcuts';

export function useShortcuts(
  field: RefObject<HTMLInputElement | null>,
  openPage: () => void,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForSearch(event) || takesText(event.target)) return;
      event.preventDefault();
      if (isShown(field.current)) field.current?.select();
      else openPage();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, openPage]);
}

/** Is an element drawn, wherever it is scrolled to? */
export function isShown(element: HTMLElement | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}
