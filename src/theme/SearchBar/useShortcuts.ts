/** Opens the search on its shortcuts, and closes it on those that aren't text. */
import {useEffect} from 'react';
import {isSearchShortcut, acceptsText} from './shortcuts';

type Shortcuts = {isOpen: boolean; open: () => void; close: () => void};

export function useShortcuts({isOpen, open, close}: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event, isOpen || acceptsText(event.target))) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}
