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
import {CLOUD_URL, CODE_URL, DEMO_URL, IDEAS_URL, SLACK_URL, YOUTUBE_URL} from './src/links';
import {learnBlog} from './src/features/learn/options';
import genDocs from './src/plugins/gen-docs';
import {editUrl} from './src/plugins/gen-docs/edit-url';
import {parseFrontMatter} from './src/plugins/gen-docs/slug';
import {vcsOfRealSources} from './src/plugins/gen-docs/vcs';
import {markdownPlugins} from './src/plugins/markdown';
import leanClient from './src/plugins/lean-client';
import loadGuard from './src/plugins/load-guard';
import communityData from './src/plugins/community-data';
import eventCalendar from './src/plugins/event-calendar';
import {IMAGE_SIZES, imageAdapter} from './src/features/flow-image/image-adapter';
import {createSitemapItems} from './src/features/seo/sitemap';
import homeData from './src/plugins/home-data';
import integrationsData from './src/plugins/integrations-data';
import robots from './src/plugins/robots';
import socialCards from './src/plugins/social-cards';
import navbarCheck from './src/plugins/navbar-check';
import pageList from './src/plugins/page-list';

/** Address the site is served from; canonical links and the sitemap need it. */
const SITE_URL = process.env['SITE_URL'] ?? 'https://docs.datahub.com';

/** Address that "Edit this page" appends a path of this repository to. */
const EDIT_URL =
  process.env['EDIT_URL'] ?? 'https://github.com/datahub-project/datahub/edit/master/docs-website';

/**
 * Services of other hosts. Each is off, and no page asks anything of its host, until its variable is set:
 *
 * | variable       | value                         | what a page loads then                       |
 * | -------------- | ----------------------------- | -------------------------------------------- |
 * | ANALYTICS_ID   | id of a Google Analytics tag  | `gtag.js`, an event for each page that opens |
 * | TAG_MANAGER_ID | id of a Google Tag Manager    | the container of that id                     |
 * | EVENTS_CALENDAR_URL | address of a calendar to embed | the calendar on /events, once a reader presses its button |
 * | STORY_FORM_URL | address of a form to embed | the form on /customer-stories-survey, once a reader presses its button |
 */
const {ANALYTICS_ID, TAG_MANAGER_ID, EVENTS_CALENDAR_URL, STORY_FORM_URL} = process.env;

const COPYRIGHT = `Copyright © 2015-${new Date().getFullYear()} DataHub Project Authors.`;

/** Releases that are read on the archive host, newest first, each with the page to begin with. */
const ARCHIVED_VERSIONS = [
  ['0.14.1', 'features'],
  ['0.14.0', 'features'],
  // The archive holds no features page of this one.
  ['0.13.1', 'quickstart'],
  ['0.13.0', 'features'],
  ['0.12.1', 'features'],
  ['0.11.0', 'features'],
  ['0.10.5', 'features'],
];

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
  // Feedback goes to the analytics where there are any.
  customFields: {
    analytics: Boolean(ANALYTICS_ID),
    eventsCalendarUrl: EVENTS_CALENDAR_URL,
    storyFormUrl: STORY_FORM_URL,
  },
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: learnBlog({root: __dirname, editBase: EDIT_URL, copyright: COPYRIGHT}),
        theme: {customCss: ['./src/css/index.css']},
        ...(ANALYTICS_ID && {gtag: {trackingID: ANALYTICS_ID, anonymizeIP: true}}),
        ...(TAG_MANAGER_ID && {googleTagManager: {containerId: TAG_MANAGER_ID}}),
        sitemap: {lastmod: 'date', changefreq: null, createSitemapItems},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    [genDocs, docs],
    buildCheck,
    leanClient,
    loadGuard,
    navbarCheck,
    homeData,
    integrationsData,
    communityData,
    eventCalendar,
    socialCards,
    robots,
    [
      '@docusaurus/plugin-ideal-image',
      {quality: 100, sizes: IMAGE_SIZES, adapter: imageAdapter, disableInDev: false},
    ],
    pageList,
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
    image: 'img/social/home.png',
    colorMode: {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false},
    docs: {sidebar: {autoCollapseCategories: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    announcementBar: {
      id: 'announcement-3',
      content:
        'DataHub now supports the Model Context Protocol (MCP). <a href="https://pages.acryl.io/datahub-mcp-server">Read the announcement</a>',
      backgroundColor: '#0b1f2a',
      textColor: '#dfe9ee',
      isCloseable: false,
    },
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
        {
          type: 'docsVersionDropdown',
          position: 'left',
          dropdownItemsAfter: [
            {type: 'html', value: 'Archived versions', className: 'dropdown__heading'},
            ...ARCHIVED_VERSIONS.map(([label, page]) => ({
              label,
              href: `https://archive.docs.datahub.com/docs/${label}/${page}`,
            })),
          ],
        },
        {to: '/docs', label: 'Docs', position: 'right', activeBaseRegex: '^/docs'},
        {to: '/integrations', label: 'Integrations', position: 'right'},
        {
          type: 'dropdown',
          label: 'Learn',
          position: 'right',
          items: [
            {
              type: 'custom-card',
              icon: 'learn',
              label: 'Guides',
              description: 'Govern, measure and operate data.',
              to: '/learn',
              activeBasePath: '/learn',
            },
            {
              type: 'custom-card',
              icon: 'demo',
              label: 'Weekly Demo',
              description: 'See the platform live and ask its makers.',
              href: 'https://pages.acryl.io/webinar-governance-ai-5',
            },
            {
              type: 'custom-card',
              icon: 'idea',
              label: 'Use Cases',
              description: 'What teams solve with a metadata platform.',
              href: 'https://datahub.com/use-cases',
            },
            {
              type: 'custom-card',
              icon: 'story',
              label: 'Adoption Stories',
              description: 'How companies brought DataHub into use.',
              to: '/adoption-stories',
            },
            {
              type: 'custom-card',
              icon: 'article',
              label: 'Blog',
              description: 'News and deep dives from the project.',
              href: 'https://medium.com/datahub-project',
            },
            {
              type: 'custom-card',
              icon: 'video',
              label: 'YouTube',
              description: 'Town halls, demos and tutorials on video.',
              href: YOUTUBE_URL,
            },
          ],
        },
        {
          type: 'dropdown',
          label: 'Community',
          position: 'right',
          items: [
            {
              type: 'custom-card',
              icon: 'chat',
              label: 'Join Slack',
              description: 'Ask, answer and meet other users.',
              to: '/slack',
            },
            {
              type: 'custom-card',
              icon: 'calendar',
              label: 'Events',
              description: 'Town halls, office hours and meetups.',
              to: '/events',
            },
            {
              type: 'custom-card',
              icon: 'award',
              label: 'Champions',
              description: 'The people who carry the community.',
              to: '/champions',
            },
            {
              type: 'custom-card',
              icon: 'send',
              label: 'Share Your Journey',
              description: 'Tell others how you use DataHub.',
              to: '/customer-stories-survey',
            },
          ],
        },
        {
          href: CLOUD_URL,
          label: 'Get Cloud',
          position: 'right',
          className: 'navbar__cta',
        },
        {
          type: 'custom-iconLink',
          icon: 'chat',
          href: SLACK_URL,
          label: 'Join the chat on Slack',
          position: 'right',
        },
        {type: 'localeDropdown', position: 'right'},
        {type: 'search', position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {
          title: 'Docs',
          items: [
            {label: 'Introduction', to: '/docs'},
            {label: 'Quickstart', to: '/docs/quickstart'},
          ],
        },
        {
          title: 'Community',
          items: [
            {label: 'Slack', href: SLACK_URL},
            {label: 'YouTube', href: YOUTUBE_URL},
            {label: 'Blog', href: 'https://medium.com/datahub-project'},
            {label: 'Town Halls', to: '/docs/townhalls'},
            {label: 'Adoption', to: '/adoption-stories'},
          ],
        },
        {
          title: 'More',
          items: [
            {label: 'Demo', href: DEMO_URL},
            {label: 'Roadmap', href: `${IDEAS_URL}roadmap`},
            {label: 'Contributing', to: '/docs/contributing'},
            {label: 'GitHub', href: CODE_URL},
            {label: 'Feature Requests', href: IDEAS_URL},
          ],
        },
      ],
      copyright: COPYRIGHT,
    },
    // The build colours code blocks (src/plugins/markdown/highlight), style sheets name the colours.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
};

export default config;
