/** The guide of a source: the Markdown beside its facts. */
import {SOURCES_FOLDER} from './paths';

/** The headings that a guide may have, in the order of the page. */
export const GUIDE_SECTIONS = [
  'Prerequisites',
  'Grant access',
  'Run it',
  'Scenarios',
  'How it works',
  'Limitations',
  'Troubleshooting',
  'Related pages',
] as const;

/** Where the guide of a source is, relative to the root. */
export function guideFile(slug: string): string {
  return `${SOURCES_FOLDER}/${slug}.md`;
}
