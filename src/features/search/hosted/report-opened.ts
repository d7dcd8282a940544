/** Tells the hosted service which hit a reader opened; it shows how good its results are, and learns from it. */
import type {OpenedHit} from '../types';
import type {HostedService} from './service';

const ADDRESS = 'https://insights.algolia.io/1/events';

/** Identifies the reader until the page is left; nothing is stored. */
let reader: string | undefined;

function anonymousReader(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return `anonymous-${digits.join('')}`;
}

/** Sends the event in the background, even if the page is left; without a connection, it is lost. */
export function reportOpened(
  {appId, searchKey, indexName}: HostedService,
  {queryId, url, position}: OpenedHit,
): void {
  reader ??= anonymousReader();
  const event = {
    eventType: 'click',
    eventName: 'Item Selected',
    index: indexName,
    userToken: reader,
    queryID: queryId,
    objectIDs: [url],
    positions: [position],
  };
  const credentials = new URLSearchParams({
    'X-Algolia-Application-Id': appId,
    'X-Algolia-API-Key': searchKey,
  });
  // As plain text, which needs no permission for another host's JSON before each event.
  fetch(`${ADDRESS}?${credentials.toString()}`, {
    method: 'POST',
    body: JSON.stringify({events: [event]}),
    keepalive: true,
  }).catch(() => undefined);
}
