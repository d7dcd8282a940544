/** The text of the sidebar filter: stored until the tab is closed, because readers visit several matches. */
import {useSyncExternalStore} from 'react';

let text = '';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function setText(value: string): void {
  text = value;
  listeners.forEach((listener) => listener());
}

/** @returns the text, and a function to change it */
export function useFilterText(): [string, (value: string) => void] {
  const current = useSyncExternalStore(
    subscribe,
    () => text,
    () => '',
  );
  return [current, setText];
}
