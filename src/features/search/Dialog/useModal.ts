/** Shows the dialog as a modal one, and gives the page back afterward. */
import {type KeyboardEvent, type RefObject, useLayoutEffect} from 'react';
import {wrapFocus} from '@site/src/lib/tab-stops';

/** Keeps the page from scrolling, without a shift if its scrollbar takes up space. @returns a function that undoes it */
function lockScroll(): () => void {
  const {style} = document.body;
  const {overflow, marginRight} = style;
  const scrollbar = window.innerWidth - document.documentElement.clientWidth;
  const {scrollY} = window;
  style.overflow = 'hidden';
  if (scrollbar > 0) style.marginRight = `${scrollbar}px`;
  return () => {
    Object.assign(style, {overflow, marginRight});
    // Some phones scroll the page behind the dialog when the keyboard opens.
    if (window.scrollY !== scrollY) window.scrollTo({top: scrollY, behavior: 'instant'});
  };
}

/**
 * The browser makes the rest of the page inert, and returns the focus when the dialog closes.
 *
 * @param field gets the focus
 * @param isSelected whether its text is selected, so that the next letter replaces it
 */
export function useModal(
  root: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
  isSelected: boolean,
): void {
  useLayoutEffect(() => {
    const dialog = root.current;
    const unlock = lockScroll();
    dialog?.showModal();
    field.current?.focus();
    const end = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(isSelected ? 0 : end, end);
    return () => {
      dialog?.close();
      unlock();
    };
  }, [root, field, isSelected]);
}

/** @returns a handler for the keys of the whole dialog */
export function modalKeys(onClose: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') wrapFocus(event.nativeEvent, event.currentTarget);
    if (event.key !== 'Escape') return;
    // Closes nothing else.
    event.stopPropagation();
    event.preventDefault();
    onClose();
  };
}
