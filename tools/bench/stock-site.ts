/** Creates a site with the stock classic preset and the same docs, to measure what our additions cost. */
import fs from 'node:fs';
import path from 'node:path';

/** What the two sites share: content, sidebars, and the code that gives pages the same URLs. */
const SHARED = [
  'genDocs',
  // The sidebar lists its files.
  'docs/managed-datahub/release-notes',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'sidebars',
  'sidebars.ts',
  'static',
  'blog',
  'plugins/common',
  'plugins/facts',
  'plugins/releases',
  'reference/releases.yaml',
  'plugins/page-kit/availability.ts',
  'plugins/gen-docs/slug.ts',
];

/** The same features of Docusaurus as ours, without our own styles, plugins, or pages. */
const CONFIG = `import {require as requireTypeScript} from 'tsx/cjs/api';

const {parseFrontMatter} = requireTypeScript('./plugins/gen-docs/slug.ts', __filename);

export default {
  title: 'Stock',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onDuplicateRoutes: 'ignore',
  future: {v4: true, faster: true},
  markdown: {
    format: 'detect',
    parseFrontMatter: parseFrontMatter(__dirname),
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'genDocs',
          routeBasePath: 'docs',
          sidebarPath: './sidebars.ts',
          numberPrefixParser: false,
          lastVersion: 'current',
        },
        blog: HAS_BLOG ? {routeBasePath: 'learn', postsPerPage: 'ALL'} : false,
      },
    ],
  ],
  themeConfig: {
    navbar: {title: 'Stock', items: [{type: 'docsVersionDropdown'}]},
    prism: {additionalLanguages: LANGUAGES},
  },
};
`;

/** Pages use tabs without importing them; the classic theme has tabs, but doesn't register them. */
const TABS = `import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export default {...MDXComponents, Tabs, TabItem};
`;

/** Additional highlighted languages, which both sites need to show the same code. */
const LANGUAGES = ['bash', 'java', 'json', 'ini', 'shell-session', 'docker', 'properties'];

/**
 * Writes the stock site next to a built copy of ours.
 *
 * @param ours copy of this project after a build: its assembled docs are taken over
 * @param target folder to write; replaced if it exists
 */
export function writeStockSite(ours: string, target: string): void {
  fs.rmSync(target, {recursive: true, force: true});
  fs.mkdirSync(target, {recursive: true});
  for (const name of SHARED) {
    const source = path.join(ours, name);
    if (!fs.existsSync(source)) continue;
    fs.cpSync(source, path.join(target, name), {recursive: true});
  }
  const hasBlog = fs.existsSync(path.join(target, 'blog'));
  fs.writeFileSync(
    path.join(target, 'docusaurus.config.ts'),
    CONFIG.replace('HAS_BLOG', String(hasBlog)).replace('LANGUAGES', JSON.stringify(LANGUAGES)),
  );
  fs.mkdirSync(path.join(target, 'src/theme'), {recursive: true});
  fs.writeFileSync(path.join(target, 'src/theme/MDXComponents.tsx'), TABS);
  fs.writeFileSync(path.join(target, 'package.json'), '{"name": "stock", "private": true}\n');
}
