/** Scrolls the sidebar to the entry of the current page when a reader got there some other way. */
import type {ClientModule} from '@docusaurus/types';

/** Milliseconds to wait while groups collapse and expand, which takes most of a second for long ones. */
const DELAYS = [0, 250, 500, 750, 1000];

/** Scrolls the sidebar, on the page or in the drawer, if the page's entry is out of view. */
export function showEntry(): void {
  const entry = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
  // On phones the list itself scrolls, on wide screens the landmark around it.
  const box = entry?.closest(
    '.theme-doc-sidebar-container .menu, .navbar-sidebar .theme-doc-sidebar-menu',
  );
  if (!entry || !box) return;
  const {top, bottom} = entry.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  // Not scrollIntoView, which would also scroll the page.
  box.scrollTop += top - frame.top - frame.height / 3;
}

const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname === previousLocation?.pathname) return;
  // On the first page nothing expands, and the reader may already be scrolling the sidebar.
  (previousLocation ? DELAYS : [0]).forEach((delay) => setTimeout(showEntry, delay));
};

const clientModule: ClientModule = {onRouteDidUpdate};
export default clientModule;
