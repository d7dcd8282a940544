/**
 * Prefetches the pages of visible links when the browser is idle. Docusaurus requests all of them at once while a page
 * hydrates, and searches every route for each, which makes a page with many links slow to respond.
 */
import type {ClientModule} from '@docusaurus/types';
import {idleQueue, type Later} from './idle-queue';
import {scriptsOf} from './page-chunks';

/** Milliseconds between pages in browsers that don't report when they are idle (Safari). */
const PAUSE = 100;

const later: Later = (run) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => run());
  else setTimeout(run, PAUSE);
};

/** What some browsers report about a reader's connection. */
type Connection = {effectiveType?: string; saveData?: boolean};

function isSlow(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

const requested = new Set<string>();

function fetchScript(url: string): void {
  if (requested.has(url) || document.querySelector(`script[src="${url}"]`)) return;
  requested.add(url);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}

let installed = false;

// Links become visible after the first render, and `window.docusaurus` exists only then.
const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (installed) return;
  installed = true;
  const whenIdle = idleQueue((path) => scriptsOf(path).forEach(fetchScript), later);
  const {preload} = window.docusaurus;
  window.docusaurus = {
    preload: (path) => {
      const loading = preload(path);
      // The reader hasn't requested the page yet; if they do, the failure is reported.
      if (loading) loading.catch(() => undefined);
      return loading;
    },
    prefetch: (path) => {
      if (!isSlow()) whenIdle(path);
      return false;
    },
  };
};

const clientModule: ClientModule = {onRouteDidUpdate};
export default clientModule;
