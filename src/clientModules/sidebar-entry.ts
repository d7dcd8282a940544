/** Brings the sidebar's entry of the page into view where a reader came by another way than it. */
import type {ClientModule} from '@docusaurus/types';

/** Milliseconds until the groups of the sidebar have folded and unfolded. */
const FOLDED = 400;

function showEntry(): void {
  const entry = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
  const box = entry?.closest('nav');
  if (!entry || !box) return;
  const {top, bottom} = entry.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  // Not scrollIntoView, which would move the page too.
  box.scrollTop += top - frame.top - frame.height / 3;
}

const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname === previousLocation?.pathname) return;
  setTimeout(showEntry, previousLocation ? FOLDED : 0);
};

const clientModule: ClientModule = {onRouteDidUpdate};
export default clientModule;
