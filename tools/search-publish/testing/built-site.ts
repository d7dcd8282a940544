/** A built site in the form that the publisher expects, for tests. */
import {tempDir} from '../../../plugins/common/testing/temp-dir';
import type {TextSection} from '../../../src/features/search/engine/format';
import type {BuiltPage} from '../read-build';
import {SYNONYMS} from '../../../plugins/search-index/synonyms';

export const section = (
  heading: string,
  text: string,
  more: Partial<TextSection> = {},
): TextSection => ({
  id: heading.toLowerCase().replaceAll(' ', '-'),
  heading,
  level: 2,
  text,
  symbols: [],
  ...more,
});

export const top = (heading: string, text: string): TextSection =>
  section(heading, text, {id: '', level: 1});

const quickstart = (url: string, version: string): BuiltPage => ({
  url,
  version,
  title: 'DataHub quickstart',
  breadcrumbs: ['Get started'],
  description: 'Run DataHub on your machine.',
  sections: [
    top('DataHub quickstart', 'Docker is all you need.'),
    section('Start the containers', 'One command starts everything.'),
    section('Ports', 'The web page answers on port 9002.', {level: 3}),
  ],
});

const oidc = (url: string, version: string): BuiltPage => ({
  url,
  version,
  title: 'Sign in with OIDC',
  breadcrumbs: ['Deployment', 'Authentication'],
  description: 'Connect an identity provider.',
  sections: [
    section('Settings', 'Restart the containers after a change.', {
      symbols: [
        {name: 'AUTH_OIDC_CLIENT_ID', id: 'client-id'},
        {name: 'searchAcrossEntities', id: 'searchacrossentities'},
      ],
    }),
  ],
});

const events: BuiltPage = {
  url: '/events',
  title: 'Events',
  breadcrumbs: ['Community'],
  description: 'Town halls and meetups.',
  sections: [top('Events', 'Bring questions about containers.')],
};

/** Two versions of two docs pages, and a page outside the docs, which each version lists. */
export const VERSIONS: Readonly<Record<string, BuiltPage[]>> = {
  current: [quickstart('/docs/quickstart', 'Next'), oidc('/docs/oidc', 'Next'), events],
  '2.0.0': [quickstart('/docs/2.0.0/quickstart', '2.0.0'), events],
};

/** Returns the files that the build generates from pages; path → content. */
export function buildFiles(versions = VERSIONS): Record<string, string> {
  const files: Record<string, string> = {
    [SYNONYMS]: 'same:\n  - [sso, oidc]\n  - [PAT, personal access token]\nnear: []\n',
  };
  for (const [name, pages] of Object.entries(versions)) {
    const folder = `build/assets/search/${name}/1a2b3c4d`;
    files[`${folder}/index.json`] = JSON.stringify({
      pages: pages.map((page) => ({...page, sections: undefined})),
    });
    for (const [position, {sections}] of pages.entries())
      files[`${folder}/text/${position}.json`] = JSON.stringify({sections});
  }
  return files;
}

/** Creates a folder with a build that exists for the duration of the test. */
export const builtSite = (versions = VERSIONS): string => tempDir(buildFiles(versions));
