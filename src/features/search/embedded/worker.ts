/** Searches in a separate thread, because parsing an index and matching typos would block the page. */
import * as Comlink from 'comlink';
import type {SearchBackend} from '../types';
import {createIndexBackend} from './index-backend';

/** The functions that the page calls. */
const api = {
  /** @param baseUrl of the site, with a trailing slash */
  open: (baseUrl: string): SearchBackend & Comlink.ProxyMarked =>
    Comlink.proxy(createIndexBackend(baseUrl)),
  /** Responds as long as the worker is alive. */
  ping: (): true => true,
};

export type WorkerApi = typeof api;

Comlink.expose(api);
