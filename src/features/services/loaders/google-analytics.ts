/**
 * Google Analytics: page views, Core Web Vitals, and the site's own events, such as feedback.
 *
 * Sources: developers.google.com/analytics/devguides/collection/ga4/views, …/tag-platform/gtagjs/reference/parameters,
 * github.com/GoogleChrome/web-vitals#send-the-results-to-google-analytics
 */
import {acceptEvents} from '@site/src/lib/analytics-events';
import {injectScript} from '../inject-script';
import {measureVitals} from '../web-vitals';
import {eventValues} from './event-values';
import {gtag} from './google-tag';
import type {Loader} from './loader';

/** Milliseconds to wait until the tag confirms an event; the stub that an ad blocker substitutes never does. */
const TIMEOUT = 3000;

const sendEvent: Parameters<typeof acceptEvents>[0] = (name, values) =>
  new Promise((resolve) => {
    const whole = eventValues(values);
    if (!whole) return resolve(false);
    const tooLate = setTimeout(() => resolve(false), TIMEOUT);
    gtag('event', name, {
      ...whole,
      event_callback: () => {
        clearTimeout(tooLate);
        resolve(true);
      },
    });
  });

export const googleAnalytics: Loader<'google-analytics'> = ({id}) => {
  gtag('js', new Date());
  gtag('config', id, {send_page_view: false});
  const loaded = injectScript(
    `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
  ).then(() => {
    acceptEvents(sendEvent);
    return measureVitals(({name, value, delta, id: metric_id, rating: metric_rating}) =>
      gtag('event', name, {value: delta, metric_id, metric_value: value, metric_rating}),
    );
  });
  return {
    loaded,
    onPageView: ({title, location, path}) =>
      gtag('event', 'page_view', {
        page_title: title,
        page_location: location,
        page_path: path,
      }),
  };
};
