/**
 * The queue that Google's scripts read. Readers are identified only for statistics, never for advertising.
 *
 * Sources: developers.google.com/tag-platform/gtagjs/reference, …/tag-platform/security/guides/consent
 */

type Queue = {dataLayer: unknown[]; gtag: (...command: unknown[]) => void};

const DENIED = {ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied'};

function queue(): Queue {
  const page = window as unknown as Queue;
  page.dataLayer ??= [];
  if (!page.gtag) {
    page.gtag = function () {
      // The scripts treat an entry as a command only if it is an `arguments` object.
      // eslint-disable-next-line prefer-rest-params
      page.dataLayer.push(arguments);
    };
    // Must come first, because the scripts expect it.
    page.gtag('consent', 'default', {...DENIED, analytics_storage: 'granted'});
  }
  return page;
}

/** Appends an entry, which Google's scripts process once they run. */
export const push = (entry: unknown): void => void queue().dataLayer.push(entry);

/** Sends a command to Google's tag. */
export const gtag = (...command: unknown[]): void => queue().gtag(...command);
