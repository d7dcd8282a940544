/** Replacements of code in modules of Docusaurus and other packages. */
import type {PatchName} from '../../src/lib/patches';

type Replacement = {
  place: {patch: PatchName; package: string; file: string};
  changes: readonly (readonly [from: string, to: string])[];
};

/** Name of the not-found page's chunk. */
const NAME = 'not-found';

/** Decodes a part of a URL, or leaves it unchanged if it has an invalid percent escape. */
const decoded = (decode: string, part: string) =>
  `(() => { const part = ${part}; try { return ${decode}(part); } catch { return part; } })()`;

export const REPLACEMENTS: readonly Replacement[] = [
  {
    // Scrolls to the target of the hash when the page changes: an error there crashes the whole page.
    place: {
      patch: 'broken-escapes',
      package: '@docusaurus/core',
      file: 'lib/client/ClientLifecyclesDispatcher.js',
    },
    changes: [
      ['decodeURIComponent(hash.substring(1))', decoded('decodeURIComponent', 'hash.substring(1)')],
    ],
  },
  {
    // Decodes a path that the router has decoded already: 100%25 has become 100%.
    place: {
      patch: 'broken-escapes',
      package: '@docusaurus/core',
      file: 'lib/client/preload.js',
    },
    changes: [['decodeURI(pathname)', decoded('decodeURI', 'pathname')]],
  },
  {
    // Throws before anything is rendered; such URLs should get the not-found page, too.
    place: {patch: 'broken-escapes', package: 'history', file: 'esm/history.js'},
    changes: [
      [
        'location.pathname = decodeURI(location.pathname);',
        `location.pathname = ${decoded('decodeURI', 'location.pathname')};`,
      ],
    ],
  },
  {
    // Fetches a page when the reader points at its link, touches it, or moves the focus to it, and not each page whose
    // link is in view. If the reader then asks for the page, a failure is reported; until then it doesn't matter.
    place: {patch: 'fetch-ahead', package: '@docusaurus/core', file: 'lib/client/exports/Link.js'},
    changes: [
      ['if (IOSupported && el && isInternal) {', 'if (false) {'],
      ['if (!IOSupported && isInternal && ExecutionEnvironment.canUseDOM) {', 'if (false) {'],
      [
        'window.docusaurus.preload(targetLink);',
        // Routes have neither a query nor a hash.
        "Promise.resolve(window.docusaurus.preload(targetLink.replace(/[?#].*/, ''))).catch(() => undefined);",
      ],
      [
        'onTouchStart={onInteractionEnter} innerRef',
        'onTouchStart={onInteractionEnter} onFocus={onInteractionEnter} innerRef',
      ],
    ],
  },
  {
    // Imports the not-found page without the registry (see registry-loader.mjs): its chunk gets a name, by which the
    // build looks up its styles.
    place: {
      patch: 'page-assets',
      package: '@docusaurus/core',
      file: 'lib/client/exports/ComponentCreator.js',
    },
    changes: [
      ["import('@theme/NotFound')", `import(/* webpackChunkName: "${NAME}" */ '@theme/NotFound')`],
      ["modules: ['@theme/NotFound']", `modules: ['${NAME}']`],
    ],
  },
  {
    // Sorts the keys of an object by locale rules, which the browser loads only for this while the page becomes usable;
    // any fixed order will do.
    place: {
      patch: 'key-order',
      package: '@docusaurus/theme-common',
      file: 'lib/utils/reactUtils.js',
    },
    changes: [['a[0].localeCompare(b[0])', '(a[0] < b[0] ? -1 : 1)']],
  },
  {
    // Compares the address with each page of the version, several times for each page that is rendered. A page without
    // parameters matches with or without a slash at its end, so only paths of about the same length need a closer look.
    place: {
      patch: 'literal-paths',
      package: '@docusaurus/plugin-content-docs',
      file: 'lib/client/docsClientUtils.js',
    },
    changes: [
      [
        'activeVersion?.docs.find((doc) => !!matchPath(',
        'activeVersion?.docs.find((doc) => Math.abs(doc.path.length - pathname.length) < 2 && !!matchPath(',
      ],
    ],
  },
  {
    // Moves the focus to the top after each push of an address. If only the query changes, the reader is still on the
    // page: a list in which a letter was pressed would forget it, so that the next one chooses another entry.
    place: {
      patch: 'keep-focus',
      package: '@docusaurus/theme-common',
      file: 'lib/utils/skipToContentUtils.js',
    },
    changes: [
      [
        'useLocationChange(({ location }) => {',
        'useLocationChange(({ location, previousLocation }) => {',
      ],
      [
        '!location.hash && action',
        '!location.hash && location.pathname !== previousLocation.pathname && action',
      ],
    ],
  },
  {
    // If the text is larger than normal, the links of the navbar need up to 66 rem. Where the mobile menu is rendered,
    // src/css/navbar.css shows its button instead of the links.
    place: {
      patch: 'large-text',
      package: '@docusaurus/theme-common',
      file: 'lib/contexts/navbarMobileSidebar.js',
    },
    changes: [
      [
        'useWindowSize()',
        "useWindowSize({desktopBreakpoint: typeof document === 'undefined' ? 996 : " +
          '((size) => (size > 16 ? 66 * size : 996))(parseFloat(getComputedStyle(document.documentElement).fontSize))})',
      ],
    ],
  },
  {
    // Uses one of its functions, but a CommonJS module includes all of them.
    place: {patch: 'no-tslib', package: '@docusaurus/utils-common', file: 'lib/index.js'},
    changes: [
      [
        'const tslib_1 = require("tslib");',
        'const tslib_1 = {__importDefault: (module) => (module.__esModule ? module : {default: module})};',
      ],
    ],
  },
  {
    // Once Preact has changed a page, it still has to render what depends on a context, such as the content of the next
    // page. The target of the hash isn't there earlier.
    place: {
      patch: 'preact',
      package: '@docusaurus/core',
      file: 'lib/client/ClientLifecyclesDispatcher.js',
    },
    changes: [
      [
        'scrollAfterNavigation({ location, previousLocation });',
        'queueMicrotask(() => scrollAfterNavigation({ location, previousLocation }));',
      ],
      [
        "dispatchLifecycleAction('onRouteDidUpdate', { previousLocation, location });",
        "queueMicrotask(() => dispatchLifecycleAction('onRouteDidUpdate', { previousLocation, location }));",
      ],
    ],
  },
  {
    // If the next page can't be loaded, src/clientModules/failed-navigation decides what to do.
    place: {
      patch: 'failed-navigation',
      package: '@docusaurus/core',
      file: 'lib/client/PendingNavigation.js',
    },
    changes: [
      [
        'window.location.reload();',
        "this.routeUpdateCleanupCb();dispatchLifecycleAction('onRouteFailed', {location: nextLocation});",
      ],
    ],
  },
];
