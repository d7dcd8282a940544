/** Adds the guard of the first page's scripts and styles to the head of every page. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isOn} from '../../src/lib/patches';
import {inlineScript} from '../common/inline-script';
import {checkFile} from '../common/upstream.mjs';
import {guard, WORDS} from './guard';

const CORE = {patch: 'load-guard', package: '@docusaurus/core'} as const;
/** Marks an interactive page. */
const HYDRATION = {...CORE, file: 'lib/client/hasHydratedDataAttribute.js'};
/** Marks a page whose main script has run. */
const ENTRY = {...CORE, file: 'lib/client/clientEntry.js'};

/**
 * Returns the guard as an inline script.
 *
 * @param source text of a function that takes the text of the box
 */
export const guardScript = (source = String(guard)) => inlineScript(source, WORDS);

/** @throws PatchError if Docusaurus no longer marks a page that starts or is interactive as the guard expects */
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
