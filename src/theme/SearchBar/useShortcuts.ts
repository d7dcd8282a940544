/** Opens the search on its shortcuts, and closes it on those that aren't text. */
import {useEffect} from 'react';
import {asksForSearch, takesText} from './shortcuts';

type Shortcuts = {isOpen: boolean; open: () => void; close: () => void};

export function useShortcuts({isOpen, open, close}: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForSearch(event, isOpen || takesText(event.target))) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}
