/** Closes a menu when the reader presses Escape, presses elsewhere, or moves the focus out of it. */
import {type RefObject, useEffect} from 'react';

/** @param close called with true if the focus was in the menu and should return to what opened it */
export function useClosing(
  box: RefObject<HTMLElement | null>,
  close: (focus: boolean) => void,
): void {
  useEffect(() => {
    /** The menu and the link that opened it, which closes it itself. */
    const around = box.current?.parentElement;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && around?.contains(target) === false;
    const onKey = ({key}: KeyboardEvent) => {
      if (key === 'Escape') close(true);
    };
    const onPress = ({target}: PointerEvent) => {
      if (isOutside(target)) close(false);
    };
    const onFocus = ({target}: FocusEvent) => {
      if (isOutside(target)) close(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
    };
  });
}
