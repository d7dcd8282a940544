/**
 * The site's only configuration file. Only this file reads the environment; everything else gets its settings from
 * here.
 */
import type {Options as ClientRedirectsOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import plugins from './plugins';
import SERVICES from './services';
import type {IconName} from './src/components/Icon';
import * as links from './src/lib/links';
import {isOn, switchOff} from './src/lib/patches';

/** URL that the site is served from; canonical links and the sitemap need it. */
const SITE_URL = process.env['SITE_URL'] ?? 'https://docs.datahub.com';

/** URL to which "Edit this page" appends a path in this repository. */
const EDIT_URL =
  process.env['EDIT_URL'] ?? 'https://github.com/datahub-project/datahub/edit/master/docs-website';

/** Third-party services: those from the table in services.ts whose variables are set. */
const services = plugins.switchOn(SERVICES, process.env);

/**
 * Patches of other packages to turn off, such as `PATCHES_OFF=load-guard,no-prism`, or `all`; plugins/PATCHES.md lists
 * them and explains what each is for.
 */
const patches = switchOff(process.env.PATCHES_OFF);
const colorMode = plugins.colorMode(process.env['COLOR_MODE_SWITCH']);

/** `npm start` has only Next, which is half of the pages and of the time, unless it is started with `--all-versions`. */
const ALL_VERSIONS = process.env.NODE_ENV !== 'development' || process.env['ALL_VERSIONS'] === 'on';

const COPYRIGHT = `Copyright © 2015-${plugins.lastCommitYear(__dirname)} DataHub Project Authors.`;

/** What a reader who opens a page in an assistant asks it first; `{url}` becomes the URL of the page as Markdown. */
const QUESTION = `${encodeURIComponent('Read ')}{url}${encodeURIComponent(' and answer my questions about it.')}`;

/** Assistants in the menu of "Copy page", each with the address that passes it a question. */
const ASSISTANTS = [
  {label: 'ChatGPT', url: `https://chatgpt.com/?q=${QUESTION}`},
  {label: 'Claude', url: `https://claude.ai/new?q=${QUESTION}`},
  {label: 'Perplexity', url: `https://www.perplexity.ai/search?q=${QUESTION}`},
];

/** A menu entry: icon, title, one line of text, and the address, on this site or another. */
const card = (icon: IconName, label: string, description: string, address: string) => ({
  ...{type: 'custom-card', icon, label, description},
  ...(address.startsWith('/') ? {to: address, activeBasePath: address} : {href: address}),
});

const customFields = {...services.customFields, ...patches};

const docs = {
  path: 'genDocs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  ...plugins.docsVersions(__dirname, ALL_VERSIONS),
  numberPrefixParser: false,
  editUrl: plugins.editUrl(__dirname, EDIT_URL),
  showLastUpdateTime: true,
  ...plugins.markdownPlugins,
  beforeDefaultRemarkPlugins: [
    plugins.rememberText,
    plugins.rememberPictures,
    ...plugins.markdownPlugins.beforeDefaultRemarkPlugins,
  ],
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
  ...plugins.htmlTemplate({customFields, colorMode}),
  i18n: {defaultLocale: 'en', locales: ['en']},
  trailingSlash: false,
  baseUrlIssueBanner: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  // Keys without a suffix, such as `theme`, that other pages of the same host can read.
  storage: {namespace: false},
  future: {v4: true, faster: true, experimental_vcs: plugins.vcsOfRealSources(__dirname)},
  markdown: {
    format: 'detect',
    parseFrontMatter: plugins.parseFrontMatter(__dirname),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  customFields,
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: plugins.learnBlog({root: __dirname, editBase: EDIT_URL, copyright: COPYRIGHT}),
        theme: {customCss: ['./src/css/index.css']},
        sitemap: {
          lastmod: 'date',
          changefreq: null,
          createSitemapItems: plugins.createSitemapItems(__dirname),
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    [plugins.genDocs, docs],
    plugins.buildCheck,
    plugins.buildMemory,
    plugins.contentPolicy,
    plugins.announcement,
    plugins.leanClient,
    plugins.renderCache,
    plugins.pagesOnDemand,
    plugins.notices,
    plugins.loadGuard,
    plugins.lateStart,
    plugins.navbarCheck,
    plugins.redirectCheck,
    plugins.homeData,
    plugins.integrationsData,
    plugins.urnTypes,
    plugins.upgradePath,
    plugins.metamodelExplorer,
    plugins.privilegeFinder,
    plugins.recipeTool,
    plugins.grants,
    plugins.stack,
    plugins.graphqlWorkbench,
    plugins.communityData,
    plugins.eventCalendar,
    plugins.socialCards,
    plugins.robots,
    plugins.referenceData,
    plugins.whatsNew,
    plugins.openSearch,
    [
      '@docusaurus/plugin-ideal-image',
      {
        quality: 100,
        sizes: plugins.IMAGE_SIZES,
        adapter: plugins.imageAdapter,
        disableInDev: false,
      },
    ],
    plugins.searchIndex,
    [plugins.markdownCopies, {assistants: ASSISTANTS, mcpPage: '/docs/mcp-docs-server'}],
    ...(process.env.NODE_ENV === 'development' ? [plugins.dogfoodPages] : []),
    [
      '@docusaurus/plugin-client-redirects',
      {redirects: [...plugins.redirects]} satisfies ClientRedirectsOptions,
    ],
  ],
  clientModules: [
    ...(isOn({customFields: patches}, 'failed-navigation')
      ? ['./src/clientModules/failed-navigation/index.ts']
      : []),
    './src/clientModules/page-address.ts',
    './src/clientModules/hash-target.ts',
    './src/clientModules/sidebar-entry.ts',
    './src/clientModules/table-scroll.ts',
    ...services.clientModules,
  ],
  themeConfig: {
    image: 'img/social/home.png',
    colorMode,
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
        // Its mark is drawn in the color of the text, with `alt` beside it: src/theme/Logo.
        src: 'img/logo.svg',
      },
      items: [
        {
          type: 'docsVersionDropdown',
          position: 'left',
          dropdownItemsAfter: [
            {type: 'html', value: 'Archived versions', className: 'dropdown__heading'},
            ...plugins.archivedVersions(__dirname),
            {to: '/docs/archived-versions', label: 'Which version to read'},
          ],
        },
        {to: '/docs', label: 'Docs', position: 'right', activeBaseRegex: '^/docs'},
        {to: '/integrations', label: 'Integrations', position: 'right'},
        {
          type: 'dropdown',
          label: 'Learn',
          position: 'right',
          items: [
            card('learn', 'Guides', 'Govern, measure, and operate data.', '/learn'),
            card('demo', 'Weekly Demo', 'See it live, and ask the team.', links.WEEKLY_DEMO_URL),
            card(
              'idea',
              'Use Cases',
              'Problems that teams solve with DataHub.',
              links.USE_CASES_URL,
            ),
            card('tool', 'Tools', 'For your stack, recipes, and policies.', '/tools'),
            card('story', 'Adoption Stories', 'How companies use DataHub.', '/adoption-stories'),
            card('article', 'Blog', 'News and deep dives from the project.', links.BLOG_URL),
            card('video', 'YouTube', 'Town halls, demos, and tutorials.', links.YOUTUBE_URL),
          ],
        },
        {
          type: 'dropdown',
          label: 'Community',
          position: 'right',
          items: [
            card('chat', 'Join Slack', 'Ask, answer, and meet other users.', '/slack'),
            card('calendar', 'Events', 'Town halls, office hours, and meetups.', '/events'),
            card('award', 'Champions', 'The people who move the community forward.', '/champions'),
            card(
              'send',
              'Share Your Journey',
              'Tell others your story.',
              '/customer-stories-survey',
            ),
          ],
        },
        {
          href: links.CLOUD_URL,
          label: 'Get Cloud',
          position: 'right',
          className: 'navbar__cta',
        },
        {
          type: 'custom-iconLink',
          icon: 'chat',
          href: links.SLACK_URL,
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
            {label: "What's New", to: '/docs/whats-new'},
            {label: 'Versions', to: '/docs/archived-versions'},
            {label: 'Tools', to: '/tools'},
          ],
        },
        {
          title: 'Community',
          items: [
            {label: 'Slack', href: links.SLACK_URL, translate: 'no'},
            {label: 'YouTube', href: links.YOUTUBE_URL, translate: 'no'},
            {label: 'Blog', href: links.BLOG_URL},
            {label: 'Town Halls', to: '/docs/townhalls'},
            {label: 'Adoption', to: '/adoption-stories'},
          ],
        },
        {
          title: 'More',
          items: [
            {label: 'Demo', href: links.DEMO_URL},
            {label: 'Roadmap', href: `${links.IDEAS_URL}roadmap`},
            {label: 'Contributing', to: '/docs/contributing'},
            {label: 'GitHub', href: links.CODE_URL, translate: 'no'},
            {label: 'Feature Requests', href: links.IDEAS_URL},
            ...services.footerItems,
          ],
        },
      ],
      copyright: COPYRIGHT,
    },
    // The build highlights code blocks (plugins/markdown/highlight); style sheets define the colors.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
};

export default config;
