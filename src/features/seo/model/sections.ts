/** The sections of the site that have a picture of their own where a link to a page is shared. */
import {slug} from '../../../lib/slug';

/** What stands on a section's picture. `home` shows the tagline of the site. */
export const SECTIONS = {
  home: {title: undefined, line: 'Find, understand and govern your data'},
  documentation: {title: 'Documentation', line: 'Find your way by role and by task'},
  'integrations-catalog': {title: 'Integrations', line: 'Every system DataHub works with'},
  learn: {title: 'Learn', line: 'Ideas and practice of working with metadata'},
  people: {title: 'Community', line: 'Meet, ask and share'},
} as const;

export type SectionName = keyof typeof SECTIONS;

/** First part of a path → its section; everything else belongs to `home`. */
const BY_PATH: Readonly<Record<string, SectionName>> = {
  docs: 'documentation',
  integrations: 'integrations-catalog',
  learn: 'learn',
  'adoption-stories': 'people',
  champions: 'people',
  'customer-stories-survey': 'people',
  events: 'people',
  guild: 'people',
  slack: 'people',
};

/** @returns the section of a page, told by its path alone */
export function sectionOfPath(pathname: string): SectionName {
  return BY_PATH[pathname.split('/')[1] ?? ''] ?? 'home';
}

/** Pictures of headings of the docs' sidebar, apart from those above: both may be called Integrations. */
export function docsSection(heading: string): string {
  return `docs-${slug(heading)}`;
}

/** Pictures of releases. */
export function releaseSection(version: string): string {
  return `release-${slug(version)}`;
}

/** @returns where the build puts a section's picture, relative to the base URL of the site */
export function cardPath(section: string): string {
  return `/img/social/${section}.png`;
}
