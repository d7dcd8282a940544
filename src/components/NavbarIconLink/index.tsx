/** A link of the navbar that is an icon on wide screens and words in the panel: `type: 'custom-iconLink'`. */
import Icon, {type IconName} from '@site/src/components/Icon';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props as ItemProps} from '@theme/NavbarItem/DefaultNavbarItem';
import type {ReactNode} from 'react';

/** As a plain link of the navbar; the label is its name, and shown where the icon is not. */
export type Props = ItemProps & {icon: IconName; label: string};

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
