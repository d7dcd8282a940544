/**
 * The template of a page: that of Docusaurus, but with the SVG sprite of the theme's icons hidden by an SVG attribute.
 * The theme hides it by a style attribute, which a content policy would have to allow to every page.
 */
import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {Config} from '@docusaurus/types';
import {isOn} from '../../src/lib/patches';
import {checkFile, expectOnce} from '../common/upstream.mjs';

const STYLE = "style: 'display: none;'";
const TAGS = 'it.preBodyTags';

/**
 * @returns the option `ssrTemplate` of the configuration; nothing if the patch is off
 * @throws PatchError if the theme or the template is written in another way
 */
export function htmlTemplate(
  site: Pick<Config, 'customFields'>,
  template: string = defaultTemplate,
): Pick<Config, 'ssrTemplate'> {
  if (!isOn(site, 'style-attributes')) return {};
  const patch = 'style-attributes';
  checkFile({patch, package: '@docusaurus/theme-classic', file: 'lib/index.js'}, [STYLE]);
  const place = {patch, package: '@docusaurus/core', file: 'lib/ssg/ssgTemplate.html.js'} as const;
  expectOnce(place, template, TAGS);
  const hidden = `${TAGS}.replace('<svg style="display: none;"', '<svg display="none"')`;
  return {ssrTemplate: template.replace(TAGS, () => hidden)};
}
