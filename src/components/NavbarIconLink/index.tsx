/** A navbar link that is an icon on wide screens and text in the mobile menu: `type: 'custom-iconLink'`. */
import Icon, {type IconName} from '@site/src/components/Icon';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props as ItemProps} from '@theme/NavbarItem/DefaultNavbarItem';
import type {ReactNode} from 'react';

/** The props of a plain navbar link; the label is its accessible name, and its text in the mobile menu. */
type Props = ItemProps & {icon: IconName; label: string};

export default function NavbarIconLink({icon, label, href, mobile, ...item}: Props): ReactNode {
  if (mobile) return <DefaultNavbarItem {...item} mobile href={href} label={label} />;
  return (
    <DefaultNavbarItem
      {...item}
      href={href}
      aria-label={label}
      title={label}
      label={<Icon name={icon} />}
    />
  );
}
