/** Makes plain `<a>` elements behave like links of the site: no page reload, and the target is preloaded. */
import {useHistory} from '@docusaurus/router';
import type {MouseEvent, SyntheticEvent} from 'react';
import {isPlainClick} from '../../lib/plain-click';

/** The link that an event is about, if it leads to a page of this site. */
function internalLink(event: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== window.location.origin) return undefined;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) {
    return undefined;
  }
  const isFile = /\.[a-z]\w*$/i.test(link.pathname);
  return isFile ? undefined : link;
}

/** Fetches the page that the reader points at, touches, or moves the focus to. */
function preload(event: SyntheticEvent): void {
  const link = internalLink(event);
  if (!link || link.pathname === window.location.pathname) return;
  // A press on the link tries again, and says what failed.
  void Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => undefined);
}

/** @returns event handlers for the element around the links */
export function useStaticLinks() {
  const history = useHistory();
  return {
    onClick(event: MouseEvent) {
      const link = internalLink(event);
      // For a link within the page, the browser scrolls and notifies the router.
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      if (link.pathname === window.location.pathname) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    },
    onMouseOver: preload,
    onTouchStart: preload,
    onFocus: preload,
  };
}
