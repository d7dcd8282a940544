/** Searches in a thread of its own: reading an index and matching typos would hold up the page. */
import * as Comlink from 'comlink';
import type {SearchBackend} from '../types';
import {createIndexBackend} from './index-backend';

/** What the page calls. */
const api = {
  /** @param baseUrl of the site, with a slash at its end */
  open: (baseUrl: string): SearchBackend & Comlink.ProxyMarked =>
    Comlink.proxy(createIndexBackend(baseUrl)),
  /** Answers as long as the worker lives. */
  ping: (): true => true,
};

export type WorkerApi = typeof api;

Comlink.expose(api);
