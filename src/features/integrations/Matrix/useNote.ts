/** Which cell of the matrix shows its note: the one that was clicked, or the one that the arrow keys moved to. */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import type {CapabilityName} from '@site/src/features/integrations/model/vocabulary';

/** The cell and its position in the window. */
export type OpenNote = {source: string; capability: CapabilityName; left: number; bottom: number};

function noteOf(target: EventTarget): OpenNote | undefined {
  const cell = (target as Element).closest<HTMLElement>('button[data-capability]');
  if (!cell) return undefined;
  const {source = '', capability = ''} = cell.dataset;
  const {left, width, bottom} = cell.getBoundingClientRect();
  return {source, capability: capability as CapabilityName, left: left + width / 2, bottom};
}

/** @returns the open note, and handlers for the box that scrolls */
export function useNote(box: RefObject<HTMLElement | null>) {
  const [note, setNote] = useState<OpenNote>();
  const close = () => setNote(undefined);
  const isOpen = note !== undefined;

  useEffect(() => {
    if (!isOpen) return undefined;
    const hide = () => setNote(undefined);
    const outside = ({target}: Event) => {
      if (!box.current?.contains(target as Node)) hide();
    };
    window.addEventListener('scroll', hide, {passive: true});
    document.addEventListener('pointerdown', outside);
    return () => {
      window.removeEventListener('scroll', hide);
      document.removeEventListener('pointerdown', outside);
    };
  }, [isOpen, box]);

  const onClick = ({target}: MouseEvent) => {
    const next = noteOf(target);
    const same = next?.source === note?.source && next?.capability === note?.capability;
    setNote(same ? undefined : next);
  };
  // Moving with the arrow keys shows each note; clicking also focuses a cell, but has its own handler.
  const onKeyUp = ({key, target}: KeyboardEvent) => {
    if (key.startsWith('Arrow')) setNote(noteOf(target));
  };
  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const onBlur = ({relatedTarget}: FocusEvent) => {
    if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget))) close();
  };
  return {note, handlers: {onClick, onKeyUp, onKeyDown, onBlur, onScroll: close}};
}
