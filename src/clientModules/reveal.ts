/**
 * Sent from the element that the URL's hash names, before it is scrolled to. Who hides it listens,
 * shows it, and calls `preventDefault` to say that the page changed.
 */
export const REVEAL_EVENT = 'site:reveal';
