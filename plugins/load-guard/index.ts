/** Puts the guard of the first page's scripts into the head of every page. */
import type {Plugin} from '@docusaurus/types';
import {guard, WORDS} from './guard';

/** The guard as an inline script; the build shortens it with the rest of the page. */
export function guardScript(): string {
  return `(${guard})(${JSON.stringify(WORDS)})`;
}

export default function loadGuard(): Plugin {
  return {
    name: 'load-guard',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: guardScript()}]}),
  };
}
