/** A navbar menu entry with an icon, a title, and a short description: `type: 'custom-card'`. */
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon, {checkIcon, type IconName} from '@site/src/components/Icon';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props as ItemProps} from '@theme/NavbarItem/DefaultNavbarItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The props of a plain navbar link, and what the card shows. */
type Props = ItemProps & {icon: IconName; label: string; description: string};

export default function NavbarCard({
  icon,
  label,
  description,
  className,
  ...item
}: Props): ReactNode {
  checkIcon(icon);
  // Menus are closed at first, and their icons would account for a twelfth of every page's HTML.
  const isBrowser = useIsBrowser();
  return (
    <DefaultNavbarItem
      {...item}
      className={clsx(styles.card, className)}
      label={
        <>
          {isBrowser ? <Icon name={icon} /> : <span />}
          <span>
            <b>{label}</b>
            <small>{description}</small>
          </span>
        </>
      }
    />
  );
}
