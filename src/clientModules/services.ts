/**
 * Loads third-party services once the page is interactive and the browser is idle, and records page views from the
 * first one on. Part of the site only if a service is enabled.
 */
import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import type {Services} from '../features/services';
import '../features/services/footer.css';
import type {PageView, ServiceSettings} from '../features/services/model/load';

/** Milliseconds to wait in browsers that don't report when they are idle (Safari). */
const PAUSE = 500;

/** Pages that were opened before the code that counts them loaded. */
const seen: PageView[] = [];
let services: Services | undefined;

/** @throws Error if the code can't be loaded; the next call retries */
async function loadServices(): Promise<Services> {
  const module = await import(/* webpackChunkName: "services" */ '../features/services');
  const settings = siteConfig.customFields?.['services'] as ServiceSettings;
  services ??= new module.Services(settings, seen);
  return services;
}

function whenIdle(run: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? window.requestIdleCallback(run) : setTimeout(run, PAUSE);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, {once: true});
}

function onPageView(view: PageView): void {
  if (services) services.onPageView(view);
  else seen.push(view);
}

async function openChoices(button: HTMLElement): Promise<void> {
  try {
    await (await loadServices()).openChoices(button);
  } catch {
    button.textContent = button.dataset['failed'] ?? '';
  }
}

// The button is part of the footer's HTML, which is rendered again for each page.
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest('[data-privacy-choices]');
    if (button instanceof HTMLElement) void openChoices(button);
  });
}

const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  // A new hash, or a query that follows typed text, isn't another page.
  if (location.pathname === previousLocation?.pathname) return;
  const {pathname: path, search} = location;
  const report = () =>
    onPageView({title: document.title, location: window.location.origin + path + search, path});
  // The title of a page is set in the next frame; until then the first page has the site's title.
  requestAnimationFrame(() => setTimeout(report));
  // The page works without them.
  if (!previousLocation) whenIdle(() => void loadServices().catch(() => undefined));
};

const clientModule: ClientModule = {onRouteDidUpdate};
export default clientModule;
