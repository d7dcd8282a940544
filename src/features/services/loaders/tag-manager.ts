/**
 * Google Tag Manager. Each page view is sent to the container as the event `docs_page_view`, with title, location, and
 * path.
 *
 * Source: developers.google.com/tag-platform/tag-manager/web, …/tag-manager/datalayer
 */
import {injectScript} from '../inject-script';
import {push} from './google-tag';
import type {Loader} from './loader';

export const tagManager: Loader<'tag-manager'> = ({id}) => {
  push({'gtm.start': Date.now(), event: 'gtm.js'});
  return {
    loaded: injectScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`),
    onPageView: ({title, location, path}) =>
      // Not `page_view`: that name belongs to Google Analytics, which reads the same queue.
      push({
        event: 'docs_page_view',
        page_title: title,
        page_location: location,
        page_path: path,
      }),
  };
};
