/** Puts the guard of the first page's scripts and styles into the head of every page. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isOn} from '../../src/lib/patches';
import {checkFile} from '../common/upstream.mjs';
import {guard, WORDS} from './guard';

const CORE = {patch: 'load-guard', package: '@docusaurus/core'} as const;
/** A page that answers. */
const HYDRATION = {...CORE, file: 'lib/client/hasHydratedDataAttribute.js'};
/** A page whose main script has run. */
const ENTRY = {...CORE, file: 'lib/client/clientEntry.js'};

/**
 * The guard as an inline script; the build shortens it with the rest of the page.
 *
 * @param source text of a function that takes what the box says
 */
export function guardScript(source = String(guard)): string {
  // What compiles this file may have wrapped the functions inside in a helper that no page has.
  return `{const __name=(named)=>named;(${source})(${JSON.stringify(WORDS)})}`;
}

/** @throws PatchError if Docusaurus no longer marks a page that starts, or answers, in the way the guard looks for */
export default function loadGuard({siteConfig}: Pick<LoadContext, 'siteConfig'>): Plugin {
  const on = isOn(siteConfig, 'load-guard');
  if (on) {
    checkFile(HYDRATION, ['<html data-has-hydrated={isBrowser}/>']);
    checkFile(ENTRY, ['window.docusaurus = docusaurus;']);
  }
  return {
    name: 'load-guard',
    injectHtmlTags: () => (on ? {headTags: [{tagName: 'script', innerHTML: guardScript()}]} : {}),
  };
}
