/** Fakes of every service in services.ts, on the hosts that the shell site's identifiers lead to. */
import type {BrowserContext, Page, Route} from '@playwright/test';

/** What pages request from each service first. */
export const SCRIPTS = {
  analytics: 'https://www.googletagmanager.com/gtag/js?id=G-TEST123456',
  'tag manager': 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123',
  'heat map': 'https://www.clarity.ms/tag/testmap123',
  'visitor identification':
    'https://ddwl4m2hdecbv.cloudfront.net/b/TESTVISITORS/TESTVISITORS.js.gz',
  scheduler: 'https://assets.calendly.com/assets/external/widget.js',
  'chat assistant': 'https://widget.runllm.com/',
  other: 'https://widget.example/widget.js',
} as const;

/** Receives measurements of pages, which need no consent. */
export const VITALS = 'https://measure.example/vitals';

/** Handles Google's queue as the real script does: receives commands from then on, and confirms events. */
const GTAG = `
  window.received = [];
  const take = (entry) => {
    const [command, name, values] = entry;
    window.received.push([...entry]);
    if (command === 'event') setTimeout(() => values?.event_callback?.(), 20);
  };
  [...window.dataLayer].filter((entry) => entry.length).forEach(take);
  window.dataLayer.push = (entry) => entry.length ? take(entry) : Array.prototype.push.call(window.dataLayer, entry);
`;

const CALENDLY = `window.Calendly = {initBadgeWidget: (options) => { window.badge = options; }};`;

/** Adds a button that opens a dialog, also by its shortcut, and exposes its attributes. */
const CHAT = `
  const script = document.getElementById('runllm-widget-script');
  const host = document.createElement('div');
  host.innerHTML = '<button>Ask AI</button>';
  host.style.cssText = 'position:fixed;right:20px;bottom:20px';
  const open = () => { host.innerHTML = '<div role="dialog" aria-label="Assistant">Hello</div>'; };
  host.firstChild.addEventListener('click', open);
  addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'j') open();
  });
  document.body.append(host);
  window.chat = Object.fromEntries([...script.attributes].map(({name, value}) => [name, value]));
`;

const bodyOf = (url: string): string => {
  if (url === SCRIPTS.analytics) return GTAG;
  if (url === SCRIPTS.scheduler) return CALENDLY;
  return url === SCRIPTS['chat assistant'] ? CHAT : '';
};

/** How a service responds instead of with the script above. */
export type Failure = (route: Route) => Promise<void>;

const answer: Failure = (route) => {
  const headers = {'access-control-allow-origin': '*'};
  const url = route.request().url();
  const contentType = url.endsWith('.css') ? 'text/css' : 'text/javascript';
  return route.fulfill({headers, contentType, body: bodyOf(url)});
};

/**
 * Intercepts all other hosts. Call it before a page opens.
 *
 * @param failing how some addresses fail
 * @returns the addresses that pages requested from other hosts, without measurements
 */
export async function fakeServices(
  target: Page | BrowserContext,
  failing: Partial<Record<string, Failure>> = {},
): Promise<string[]> {
  const asked: string[] = [];
  await target.route(
    ({hostname, protocol}) => protocol.startsWith('http') && hostname !== 'localhost',
    (route) => {
      const url = route.request().url();
      if (url === VITALS) return route.fulfill({status: 204});
      asked.push(url);
      return (failing[url] ?? answer)(route);
    },
  );
  return asked;
}

/** All services fail in the same way. */
export const all = (failure: Failure): Record<string, Failure> =>
  Object.fromEntries(Object.values(SCRIPTS).map((url) => [url, failure]));

/** Returns what the fake analytics has received so far. */
export const received = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window as unknown as {received?: unknown[][]}).received ?? []);
