/** Adds this site's navbar item types to the stock ones; docusaurus.config.ts refers to them by `type`. */
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import NavbarCard from '@site/src/components/NavbarCard';
import NavbarIconLink from '@site/src/components/NavbarIconLink';
import type {NAVBAR_ITEM_TYPES} from '@site/src/lib/navbar-item-types';

/** The build rejects all other custom types: plugins/navbar-check. */
const ours = {
  'custom-card': NavbarCard,
  'custom-iconLink': NavbarIconLink,
} satisfies Record<(typeof NAVBAR_ITEM_TYPES)[number], unknown>;

export default {
  ...ComponentTypes,
  ...ours,
};
