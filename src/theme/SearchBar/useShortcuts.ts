/** Opens the search on its shortcuts, and closes it on those that aren't text. */
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {isSearchShortcut, acceptsText} from './shortcuts';

type Shortcuts = {isOpen: boolean; open: () => void; close: () => void};

export function useShortcuts({isOpen, open, close}: Shortcuts): void {
  // Not an ordinary effect: the next key may come before it, and would find the dialog as it was.
  useIsomorphicLayoutEffect(() => {
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
