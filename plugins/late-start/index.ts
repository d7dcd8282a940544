/** Lets pages start their scripts when the reader first does something: changes the template of a page. */
import type {Config} from '@docusaurus/types';
import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {isOn} from '../../src/lib/patches';
import {inlineScript} from '../common/inline-script';
import {expectOnce} from '../common/upstream.mjs';
import {starter} from './starter';

const TEMPLATE = {
  patch: 'late-start',
  package: '@docusaurus/core',
  file: 'lib/ssg/ssgTemplate.html.js',
} as const;

/** Where the scripts of a page are listed, and the end of each. */
const SCRIPTS = '<% it.scripts.forEach((script) => { %>';
const DEFER = 'defer></script>';

/** `src/components/StartNow` puts this attribute on pages that are made by their scripts. */
const IS_LATE = "!it.htmlAttributes.includes('data-start')";

type Options = {
  /** Whether each page has to load its scripts, as soon as the browser is idle: services count page views. */
  atOnce: boolean;
  template?: string;
};

/**
 * Returns the template with late scripts, or unchanged if the patch is off.
 *
 * @throws PatchError if Docusaurus writes the scripts of a page in another way
 */
export function lateStart(
  site: Pick<Config, 'customFields'>,
  {atOnce, template = defaultTemplate as string}: Options,
): string {
  if (!isOn(site, TEMPLATE.patch)) return template;
  expectOnce(TEMPLATE, template, SCRIPTS);
  expectOnce(TEMPLATE, template, DEFER);
  const script = `<% if (${IS_LATE}) { %><script>${inlineScript(String(starter), atOnce)}</script><% } %>`;
  return template
    .replace(SCRIPTS, () => script + SCRIPTS)
    .replace(DEFER, () => `<%~ ${IS_LATE} ? 'type="late"' : 'defer' %>></script>`);
}
