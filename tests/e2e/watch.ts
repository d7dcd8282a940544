/** Watches a page for errors and requests to other hosts. */
import type {Page} from '@playwright/test';

/** Starts to collect console errors, page errors, failed requests, and requests to other hosts. */
export function watch(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A prefetch that a navigation aborts is not a fault of the site.
    const aborted = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!aborted) found.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const {hostname, protocol} = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost')
      found.push(`foreign: ${request.url()}`);
  });
  return found;
}
