/**
 * Highlights the target of the URL's hash and scrolls to it: opens the `<details>` around it, and makes filters show
 * it. `:target` isn't enough, because it doesn't follow the router.
 */
import type {ClientModule} from '@docusaurus/types';

/**
 * Dispatched on the target of the URL's hash before the page scrolls to it. A component that hides the target listens,
 * shows it, and calls `preventDefault` to report that the page changed.
 */
export const REVEAL_EVENT = 'site:reveal';

const MARK = 'data-target';

/** Returns the target of a hash that includes the `#`. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // A hash such as #100% isn't properly encoded.
  }
}

/** @returns whether the page changed */
function openAround(target: Element): boolean {
  let changed = false;
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (!(node instanceof HTMLDetailsElement) || node.open) continue;
    node.open = true;
    changed = true;
  }
  return changed;
}

/** @returns whether the page changed to show the element */
function reveal(target: Element): boolean {
  const event = new CustomEvent(REVEAL_EVENT, {bubbles: true, cancelable: true});
  const shown = !target.dispatchEvent(event);
  return openAround(target) || shown;
}

const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const samePage = location.pathname === previousLocation?.pathname;
  const sameHash = location.hash === previousLocation?.hash;
  // Writing filter text to the URL must not scroll the page.
  if (samePage && sameHash && location.search !== previousLocation?.search) return;
  document.querySelectorAll(`[${MARK}]`).forEach((old) => old.removeAttribute(MARK));
  const target = targetOf(location.hash);
  if (!target) return;
  target.setAttribute(MARK, '');
  const changed = reveal(target);
  // On the first page the browser has already scrolled, and the reader may have scrolled since.
  if (changed || previousLocation) requestAnimationFrame(() => target.scrollIntoView());
};

const clientModule: ClientModule = {onRouteDidUpdate};
export default clientModule;
