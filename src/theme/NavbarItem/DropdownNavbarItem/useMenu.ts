/** Opens and closes a navbar menu by pointer, touch, and keyboard. */
import {useLocation} from '@docusaurus/router';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import {entryAfterKey, nextMenuState} from './menu-state';

/** How many milliseconds the pointer may be outside on its way from the label to the menu. */
const LEAVE_DELAY = 150;

/** What a menu needs: put `box` and its handlers on the element around the label and the menu. */
type Menu = {
  open: boolean;
  box: RefObject<HTMLDivElement | null>;
  press: () => void;
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
};

const entriesOf = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('.dropdown__menu a') ?? []),
];

/** A menu that is initially closed, and closes whenever the reader goes to another page. */
export function useMenu(): Menu {
  const box = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, send] = useReducer(nextMenuState, 'closed');
  const {key} = useLocation();
  const open = state !== 'closed';

  useEffect(() => send('dismiss'), [key]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  // From the start, not when it opens: a key pressed right after opening would come before the listener.
  useEffect(() => {
    const pressed = ({target}: Event) => {
      if (!box.current?.contains(target as Node)) send('dismiss');
    };
    // The pointer may be over the menu while the focus is elsewhere.
    const escaped = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (box.current?.contains(document.activeElement))
        box.current.querySelector('button')?.focus();
      send('dismiss');
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('focusin', pressed);
    document.addEventListener('keydown', escaped);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('focusin', pressed);
      document.removeEventListener('keydown', escaped);
    };
  }, []);

  return {
    open,
    box,
    press: () => send('press'),
    handlers: {
      onPointerEnter({pointerType}) {
        clearTimeout(leaving.current);
        // A finger can only press; it can't hover over the label.
        if (pointerType !== 'touch') send('enter');
      },
      onPointerLeave({pointerType}) {
        if (pointerType !== 'touch') leaving.current = setTimeout(() => send('leave'), LEAVE_DELAY);
      },
      onKeyDown(event) {
        const entries = entriesOf(box.current);
        const index = entries.indexOf(document.activeElement as HTMLElement);
        const next = entryAfterKey(event.key, index, entries.length);
        if (next === undefined) return;
        event.preventDefault();
        send('pin');
        // The menu can't take the focus before it is rendered.
        requestAnimationFrame(() => entries[next]?.focus());
      },
    },
  };
}
