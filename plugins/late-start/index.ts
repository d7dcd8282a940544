/** Lets pages start their scripts when the reader first does something: their template, and the script that does it. */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Config, LoadContext, Plugin} from '@docusaurus/types';
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

type Site = Pick<Config, 'customFields'>;

/** The starter as a file: it is the same for all pages, so browsers load it once. */
function starterFile({customFields}: Site): {name: string; text: string} {
  // Services count page views, so pages can't wait for their reader.
  const text = inlineScript(String(starter), customFields?.['services'] !== undefined);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {name: `assets/js/start.${hash}.js`, text};
}

/**
 * Returns the template with late scripts, or unchanged if the patch is off.
 *
 * @throws PatchError if Docusaurus writes the scripts of a page differently
 */
export function lateTemplate(site: Site, template: string): string {
  if (!isOn(site, TEMPLATE.patch)) return template;
  expectOnce(TEMPLATE, template, SCRIPTS);
  expectOnce(TEMPLATE, template, DEFER);
  const source = `<%= it.baseUrl %>${starterFile(site).name}`;
  return template
    .replace(DEFER, () => `<%~ ${IS_LATE} ? 'type="late"' : 'defer' %>></script>`)
    .replace(
      SCRIPTS,
      (list) => `<% if (${IS_LATE}) { %><script src="${source}" defer></script><% } %>${list}`,
    );
}

/**
 * Writes the starter that `lateTemplate` refers to.
 *
 * @throws Error if the template of the site is that of another one, so its pages would never start
 */
export default function lateStart({siteConfig}: Pick<LoadContext, 'siteConfig'>): Plugin {
  const {name, text} = starterFile(siteConfig);
  const on = isOn(siteConfig, TEMPLATE.patch);
  if (on && !siteConfig.ssrTemplate?.includes(name)) {
    throw new Error(
      `late-start: ssrTemplate of docusaurus.config.ts doesn't load ${name}; expected ...plugins.htmlTemplate({customFields}) with the customFields of the site.`,
    );
  }
  return {
    name: 'late-start',
    async postBuild({outDir}) {
      if (!on) return;
      const file = path.join(outDir, name);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, text);
    },
  };
}
