/** The files of a deployed site. */
import {boundedText} from '../bounded-text';
import {isInside, type SiteFiles, SiteUnavailable} from './files';

/** Milliseconds for a file. */
const TIMEOUT = 10_000;

/** The largest file that the tools need has two megabytes. */
const MOST_BYTES = 16_000_000;

/**
 * @param address of the site
 * @param timeout in milliseconds for each file
 * @throws Error if it isn't a URL with http or https
 */
export function fetchedFiles(address: string, timeout = TIMEOUT): SiteFiles {
  const base = new URL(address.endsWith('/') ? address : `${address}/`);
  if (!/^https?:$/.test(base.protocol)) {
    throw new Error(`The address of the site must begin with https:// or http://, not ${address}.`);
  }
  return {
    place: base.href,
    async read(name) {
      if (!isInside(name)) return undefined;
      try {
        const response = await fetch(new URL(name, base), {signal: AbortSignal.timeout(timeout)});
        if (response.status === 404) return undefined;
        if (!response.ok) throw new Error(`status ${response.status}`);
        const text = await boundedText(response, MOST_BYTES);
        if (text === undefined) throw new Error(`has more than ${MOST_BYTES} bytes`);
        return text;
      } catch (cause) {
        throw new SiteUnavailable(`${new URL(name, base).href} can't be fetched`, {cause});
      }
    },
  };
}
