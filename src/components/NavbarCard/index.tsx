/** An entry of a navbar menu with an icon, a title and a line that says what is there: `type: 'custom-card'`. */
import Icon, {type IconName} from '@site/src/components/Icon';
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
  return (
    <DefaultNavbarItem
      {...item}
      className={clsx(styles.card, className)}
      label={
        <>
          <Icon name={icon} />
          <span>
            <b>{label}</b>
            <small>{description}</small>
          </span>
        </>
      }
    />
  );
}
