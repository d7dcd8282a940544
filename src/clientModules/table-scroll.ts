/**
 * Makes boxes that overflow scrollable by keyboard: they become focusable, with a role and a name. Tables whose rows are
 * cards instead get their roles back.
 */
import type {ClientModule} from '@docusaurus/types';
import {keepRoles} from './table-roles';

const BOXES = '.table-scroll, .diagram';

/** Returns the caption, or else the nearest heading above the box and what the box contains. */
function nameOf(box: Element): string {
  const caption = box.querySelector('caption, figcaption')?.textContent;
  if (caption) return caption;
  const headings = [...document.querySelectorAll('article :is(h1, h2, h3, h4)')];
  const above = headings.findLast(
    (heading) => heading.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const kind = box.matches('figure') ? 'diagram' : 'table';
  return `${above?.firstChild?.textContent ?? ''} ${kind}`.trim();
}

function update(box: Element): void {
  keepRoles(box);
  if (box.scrollWidth > box.clientWidth + 1) {
    box.setAttribute('tabindex', '0');
    // A group, not a region: otherwise a page with fifty tables would have fifty landmarks.
    if (!box.matches('figure')) box.setAttribute('role', 'group');
    box.setAttribute('aria-label', nameOf(box));
  } else {
    ['tabindex', 'role', 'aria-label'].forEach((name) => box.removeAttribute(name));
  }
}

// A box in a closed <details> has no size; the observer reports it when it gets one.
const observer =
  typeof ResizeObserver === 'undefined'
    ? undefined
    : new ResizeObserver((entries) => entries.forEach(({target}) => update(target)));

const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!observer || location.pathname === previousLocation?.pathname) return;
  observer.disconnect();
  document.querySelectorAll(BOXES).forEach((box) => observer.observe(box));
};

const clientModule: ClientModule = {onRouteDidUpdate};
export default clientModule;
