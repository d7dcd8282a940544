/**
 * The one configuration file of the site. It alone reads the environment; everything else gets its
 * settings from here.
 */
import type {Options as ClientRedirectsOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {clientRedirects} from './hosting/rules';
import {dogfoodPages} from './src/dogfood/pages';
import buildCheck from './src/plugins/build-check';
import genDocs from './src/plugins/gen-docs';
import {editUrl} from './src/plugins/gen-docs/edit-url';
import {parseFrontMatter} from './src/plugins/gen-docs/slug';
import {vcsOfRealSources} from './src/plugins/gen-docs/vcs';
import {markdownPlugins} from './src/plugins/markdown';
import leanClient from './src/plugins/lean-client';

/** Address the site is served from; canonical links and the sitemap need it. */
const SITE_URL = process.env['SITE_URL'] ?? 'https://docs.datahub.com';

/** Address that "Edit this page" appends a path of this repository to. */
const EDIT_URL =
  process.env['EDIT_URL'] ?? 'https://github.com/datahub-project/datahub/edit/master/docs-website';

const docs = {
  path: 'genDocs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  lastVersion: 'current',
  versions: {
    current: {label: 'Next', path: '', banner: 'none'},
    '0.15.0': {label: '0.15.0', path: '0.15.0', banner: 'unmaintained'},
  },
  numberPrefixParser: false,
  editUrl: editUrl(__dirname, EDIT_URL),
  showLastUpdateTime: true,
  ...markdownPlugins,
} satisfies DocsOptions;

const config: Config = {
  title: 'DataHub',
  tagline: 'The number one open source metadata platform',
  url: SITE_URL,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  headTags: [
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  ],
  i18n: {defaultLocale: 'en', locales: ['en']},
  trailingSlash: false,
  baseUrlIssueBanner: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  // Keys without a suffix, such as `theme`, that other pages of the same host can read.
  storage: {namespace: false},
  future: {v4: true, faster: true, experimental_vcs: vcsOfRealSources(__dirname)},
  markdown: {
    format: 'detect',
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        theme: {customCss: ['./src/css/index.css']},
        sitemap: {lastmod: 'date', changefreq: null, priority: null},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    [genDocs, docs],
    buildCheck,
    leanClient,
    ...(process.env.NODE_ENV === 'development' ? [dogfoodPages] : []),
    [
      '@docusaurus/plugin-client-redirects',
      {redirects: clientRedirects} satisfies ClientRedirectsOptions,
    ],
  ],
  clientModules: [
    './src/clientModules/fetch-ahead.ts',
    './src/clientModules/hash-target.ts',
    './src/clientModules/sidebar-entry.ts',
    './src/clientModules/table-scroll.ts',
  ],
  themeConfig: {
    image: 'img/social-card.png',
    colorMode: {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false},
    docs: {sidebar: {autoCollapseCategories: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {
      hideOnScroll: true,
      logo: {
        alt: 'DataHub',
        src: 'img/logo.svg',
        srcDark: 'img/logo-dark.svg',
        width: 128,
        height: 32,
      },
      items: [
        {type: 'docsVersionDropdown', position: 'left'},
        {to: '/docs', label: 'Docs', position: 'right', activeBaseRegex: '^/docs'},
        {href: 'https://github.com/datahub-project/datahub', label: 'GitHub', position: 'right'},
        {href: 'https://datahub.com/slack/', label: 'Slack', position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {
          title: 'Docs',
          items: [
            {label: 'Introduction', to: '/docs/features'},
            {label: 'Quickstart', to: '/docs/quickstart'},
          ],
        },
        {
          title: 'Community',
          items: [
            {label: 'Slack', to: '/docs/slack'},
            {label: 'Town Halls', to: '/docs/townhalls'},
          ],
        },
        {
          title: 'More',
          items: [
            {label: 'Demo', href: 'https://demo.datahub.com/'},
            {label: 'Contributing', to: '/docs/contributing'},
            {label: 'GitHub', href: 'https://github.com/datahub-project/datahub'},
          ],
        },
      ],
      copyright: `Copyright © 2015-${new Date().getFullYear()} DataHub Project Authors.`,
    },
    // The build colours code blocks (src/plugins/markdown/highlight), style sheets name the colours.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
};

export default config;
