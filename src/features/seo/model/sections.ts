/** The sections of the site, each with its own picture for link previews. */
import {slug} from '../../../lib/slug';

/** The text on each section's picture. `home` shows the tagline of the site as its title. */
export const SECTIONS = {
  home: {title: undefined, line: 'Find, understand, and govern your data'},
  documentation: {title: 'Documentation', line: 'Start with your role or your task'},
  'integrations-catalog': {title: 'Integrations', line: 'Every system that works with DataHub'},
  learn: {title: 'Learn', line: 'Ideas and practices for working with metadata'},
  people: {title: 'Community', line: 'Meet, ask, and share'},
} as const;

/** Key of a section. */
type SectionName = keyof typeof SECTIONS;

/** The section by the first part of a path; everything else belongs to `home`. */
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

/** @returns the section of a page, determined by its path alone */
export function sectionOfPath(pathname: string): SectionName {
  return BY_PATH[pathname.split('/')[1] ?? ''] ?? 'home';
}

/** @returns the section of a heading in the docs sidebar; the prefix keeps it apart from those above with the same name */
export function docsSection(heading: string): string {
  return `docs-${slug(heading)}`;
}

/** @returns the section of a release */
export function releaseSection(version: string): string {
  return `release-${slug(version)}`;
}

/** @returns where the build puts a section's picture, relative to the base URL of the site */
export function cardPath(section: string): string {
  return `/img/social/${section}.png`;
}
