/** Remembers for a session that the reader has seen the announcement, so it takes up less room on later pages. */

/** Key in session storage; its value is the id of the announcement that was seen last. */
const KEY = 'announcement';

/**
 * Returns a script for the head: on every page of a session except the first, it marks the page before anything is
 * painted, so nothing shifts. A new announcement is shown in full again. If the storage can't be used, each page that
 * the browser loads counts as the first.
 *
 * @param id of the announcement
 */
export function seenScript(id: string): string {
  const value = JSON.stringify(id);
  return `try{let s=sessionStorage;s.${KEY}===${value}?document.documentElement.dataset.announcementSeen='':s.${KEY}=${value}}catch{}`;
}
