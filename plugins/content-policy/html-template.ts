/**
 * The template of a page: that of Docusaurus, with late scripts (../late-start), and with changes to what the theme
 * adds to the start of each page, for which the theme offers no other place.
 */
import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {
  DataAttributeQueryStringInlineJavaScript as DATA_ATTRIBUTES,
  getAnnouncementBarInlineScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import type {Config, SiteStorage} from '@docusaurus/types';
import {minifySync} from '@swc/core';
import {isOn, type PatchName} from '../../src/lib/patches';
import {checkFile, expectOnce} from '../common/upstream.mjs';
import {lateTemplate} from '../late-start';

type Replacement = {patch: PatchName; from: string; to: string};

/** A replacement, and the file of the theme that adds `from`, and the code that does. */
type Change = Replacement & {file: string; code: string};

const CHANGES: readonly Change[] = [
  {
    // The theme hides its icons with a style attribute, which a content policy would have to allow on every page.
    patch: 'style-attributes',
    file: 'lib/index.js',
    code: "style: 'display: none;'",
    from: '<svg style="display: none;"',
    to: '<svg display="none"',
  },
  {
    // A URL can set any attribute of its page, but the colors are for the reader to choose, if there is a switch.
    patch: 'own-colors',
    file: 'lib/inlineScripts.js',
    code: "searchKey.startsWith('${DataQueryStringPrefixKey}')",
    from: "searchKey.startsWith('docusaurus-data-')",
    to: '/^docusaurus-data-(?!theme)/.test(searchKey)',
  },
];

const TAGS = 'it.preBodyTags';

/** What the theme's scripts read, unless a site configures it. */
const STORAGE: SiteStorage = {type: 'localStorage', namespace: ''};

type Site = Pick<Config, 'customFields'> & {
  /** The option of the theme, complete; without it, the script that sets the colors isn't minified. */
  colorMode?: ThemeConfig['colorMode'];
};

/** The parts of the theme's script, each with its minified form. */
function minifiedScripts({colorMode}: Site, changes: readonly Change[]): Replacement[] {
  const patch = 'minified-scripts';
  const scripts = [
    // The changes come first, so this is what is left to minify.
    changes.reduce((script, {from, to}) => script.replace(from, () => to), DATA_ATTRIBUTES),
    getAnnouncementBarInlineScript({siteStorage: STORAGE}),
    ...(colorMode ? [getThemeInlineScript({colorMode, siteStorage: STORAGE})] : []),
  ];
  return scripts.map((from) => ({patch, from, to: minifySync(from).code}));
}

/** Returns the expression for the theme's tags, with a text replaced. */
const replaced = (tags: string, {from, to}: Replacement) =>
  // A function, because a dollar sign in the text would have a meaning of its own.
  `${tags}.replace(${JSON.stringify(from)}, () => ${JSON.stringify(to)})`;

/**
 * @returns the option `ssrTemplate` of the configuration; nothing if nothing is changed
 * @throws PatchError if the theme or the template is written differently
 */
export function htmlTemplate(
  site: Site,
  template: string = defaultTemplate,
): Pick<Config, 'ssrTemplate'> {
  const changes = CHANGES.filter(({patch}) => isOn(site, patch));
  for (const {patch, file, code} of changes) {
    checkFile({patch, package: '@docusaurus/theme-classic', file}, [code]);
  }
  const minified = isOn(site, 'minified-scripts') ? minifiedScripts(site, changes) : [];
  const replacements = [...changes, ...minified];
  for (const {patch} of replacements) {
    const place = {patch, package: '@docusaurus/core', file: 'lib/ssg/ssgTemplate.html.js'};
    expectOnce(place, template, TAGS);
  }
  const tags = replacements.reduce(replaced, TAGS);
  const changed = lateTemplate(site, template).replace(TAGS, () => tags);
  return changed === defaultTemplate ? {} : {ssrTemplate: changed};
}
