/** The hand-written parts of a source's page. */
import {guideFile, type GUIDE_SECTIONS} from '../guide';
import {guideSections, type LEAD} from '../../guides/sections';
import {weave} from '../../guides/weave';
import {blocks} from '../../page-kit/markdown';
import type {View} from './view';

type Section = (typeof GUIDE_SECTIONS)[number] | typeof LEAD;

/** The guide's text for a section; empty if it has none. */
export function guideText(view: View, section: Section): string {
  const {guide, slug} = view.source;
  if (guide === undefined) return '';
  const file = guideFile(slug);
  return weave(guideSections(guide, file).get(section) ?? '', file, view);
}

/** A section made of generated blocks and the guide's text; empty if there is neither. */
export function sharedSection(
  view: View,
  heading: `## ${string}`,
  section: Section,
  ...generated: readonly (string | undefined | false)[]
): string {
  const content = blocks(...generated, guideText(view, section));
  return content === '' ? '' : blocks(heading, content);
}
