/** Adds this site's kinds of navbar items to the stock ones; docusaurus.config.ts names them by type. */
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import NavbarCard from '@site/src/components/NavbarCard';
import NavbarIconLink from '@site/src/components/NavbarIconLink';

export default {
  ...ComponentTypes,
  'custom-card': NavbarCard,
  'custom-iconLink': NavbarIconLink,
};
