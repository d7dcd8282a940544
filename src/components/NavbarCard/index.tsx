/** An entry of a navbar menu with an icon, a title and a line that says what is there: `type: 'custom-card'`. */
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon, {checkIcon, type IconName} from '@site/src/components/Icon';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props as ItemProps} from '@theme/NavbarItem/DefaultNavbarItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** As a plain link of the navbar, and what the card shows. */
export type Props = ItemProps & {icon: IconName; label: string; description: string};

export default function NavbarCard({
  icon,
  label,
  description,
  className,
  ...item
}: Props): ReactNode {
  checkIcon(icon);
  // The menus of every page are closed at first: their icons would be a twelfth of its HTML.
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
