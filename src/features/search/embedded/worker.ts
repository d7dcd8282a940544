/** Searches in a thread of its own: making an index ready and mending typos would hold up the page. */
import * as Comlink from 'comlink';
import {createIndexBackend} from './index-backend';

Comlink.expose((baseUrl: string) => Comlink.proxy(createIndexBackend(baseUrl)));
