/**
 * The template of a page: that of Docusaurus, with late scripts (../late-start), and with two changes to what the theme
 * adds to the start of each page, for which the theme offers no other place.
 */
import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {Config} from '@docusaurus/types';
import {isOn, type PatchName} from '../../src/lib/patches';
import {checkFile, expectOnce} from '../common/upstream.mjs';
import {lateTemplate} from '../late-start';

type Change = {
  patch: PatchName;
  /** The file of the theme that adds `from`, and the code that does. */
  file: string;
  code: string;
  from: string;
  to: string;
};

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

/**
 * @returns the option `ssrTemplate` of the configuration; nothing if nothing is changed
 * @throws PatchError if the theme or the template is written differently
 */
export function htmlTemplate(
  site: Pick<Config, 'customFields'>,
  template: string = defaultTemplate,
): Pick<Config, 'ssrTemplate'> {
  const changes = CHANGES.filter(({patch}) => isOn(site, patch));
  let tags = TAGS;
  for (const {patch, file, code, from, to} of changes) {
    checkFile({patch, package: '@docusaurus/theme-classic', file}, [code]);
    const place = {patch, package: '@docusaurus/core', file: 'lib/ssg/ssgTemplate.html.js'};
    expectOnce(place, template, TAGS);
    tags += `.replace(${JSON.stringify(from)}, ${JSON.stringify(to)})`;
  }
  const changed = lateTemplate(site, template).replace(TAGS, () => tags);
  return changed === defaultTemplate ? {} : {ssrTemplate: changed};
}
