/**
 * Fetches the pages of links in view when the browser is idle. Docusaurus asks for all of them at once while
 * a page becomes usable, and looks through every route for each: a page of many links then answers late.
 */
import type {ClientModule} from '@docusaurus/types';
import {idleQueue, type Later} from './idle-queue';

/** Milliseconds between pages where the browser can't tell when it is idle (Safari). */
const PAUSE = 100;

const later: Later = (run) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => run());
  else setTimeout(run, PAUSE);
};

let installed = false;

// Links come into view after the first page is drawn; Docusaurus' own object exists only by then.
const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (installed) return;
  installed = true;
  const {prefetch, preload} = window.docusaurus;
  const whenIdle = idleQueue((path) => void prefetch(path), later);
  window.docusaurus = {
    preload,
    prefetch: (path) => {
      whenIdle(path);
      return false;
    },
  };
};

const clientModule: ClientModule = {onRouteDidUpdate};
export default clientModule;
