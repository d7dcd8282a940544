/**
 * Fetches the pages of links in view when the browser is idle. Docusaurus asks for all of them at once while
 * a page becomes usable, and looks through every route for each: a page of many links then answers late.
 */
import type {ClientModule} from '@docusaurus/types';
import {idleQueue, type Later} from './idle-queue';
import {scriptsOf} from './page-chunks';

/** Milliseconds between pages where the browser can't tell when it is idle (Safari). */
const PAUSE = 100;

const later: Later = (run) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => run());
  else setTimeout(run, PAUSE);
};

/** What browsers tell of a reader's connection; not all do. */
type Connection = {effectiveType?: string; saveData?: boolean};

function isSlow(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

const asked = new Set<string>();

function fetchScript(url: string): void {
  if (asked.has(url) || document.querySelector(`script[src="${url}"]`)) return;
  asked.add(url);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}

let installed = false;

// Links come into view after the first page is drawn; Docusaurus' own object exists only by then.
const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (installed) return;
  installed = true;
  const whenIdle = idleQueue((path) => scriptsOf(path).forEach(fetchScript), later);
  window.docusaurus = {
    ...window.docusaurus,
    prefetch: (path) => {
      if (!isSlow()) whenIdle(path);
      return false;
    },
  };
};

const clientModule: ClientModule = {onRouteDidUpdate};
export default clientModule;
