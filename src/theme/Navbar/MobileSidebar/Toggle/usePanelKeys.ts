/** Keys in the menu of small screens: Tab stays in it, Escape closes it, and the focus returns to its button. */
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {wrapFocus} from '@site/src/lib/tab-stops';
import {useEffect} from 'react';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

export function usePanelKeys(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const panel = find('.navbar-sidebar');
    if (!shown || !panel) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      // A filter in the panel clears its text first.
      if (event.defaultPrevented || event.isComposing) return;
      if (event.key === 'Escape') toggle();
      if (event.key === 'Tab') wrapFocus(event, panel);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      // What had the focus is no longer visible; a page that was chosen takes it afterward.
      const focused = document.activeElement;
      if (focused === document.body || panel.contains(focused)) {
        find('button.navbar__toggle')?.focus({preventScroll: true});
      }
    };
  }, [shown, toggle]);
}
