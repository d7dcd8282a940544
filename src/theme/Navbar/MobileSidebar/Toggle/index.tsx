/**
 * The button of the mobile menu, and the keys while it is open; without scripts, links that open and close the menu from
 * src/css/no-scripts.css.
 */
import Translate from '@docusaurus/Translate';
import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import type {ReactNode} from 'react';
import {usePanelKeys} from './usePanelKeys';

export default function MobileSidebarToggle(): ReactNode {
  usePanelKeys();
  return (
    <>
      <Toggle />
      {/* eslint-disable @docusaurus/no-html-links -- the Link component would need the scripts that are missing here */}
      <noscript>
        <a className="navbar__toggle" href="#site-menu">
          <Translate id="site.menu.open">Menu</Translate>
        </a>
        <a className="navbar__toggle" id="site-menu" href="#">
          <Translate id="site.menu.close">Close the menu</Translate>
        </a>
      </noscript>
      {/* eslint-enable @docusaurus/no-html-links */}
    </>
  );
}
