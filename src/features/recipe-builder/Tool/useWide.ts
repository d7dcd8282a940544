/** Whether the column of the table of contents is wide enough for a recipe. */
import {useSyncExternalStore} from 'react';

/** The same width as in src/css/reference-fields.css. */
const WIDE = '(width >= 1280px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** @returns the column, or null if there is none or it is too narrow */
export function useTocColumn(): Element | null {
  const isWide = useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
  const toc = document.querySelector('.theme-doc-toc-desktop');
  return isWide ? (toc?.parentElement ?? null) : null;
}
