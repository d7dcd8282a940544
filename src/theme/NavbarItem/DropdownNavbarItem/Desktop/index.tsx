/** A navbar menu on wide screens. In the stock one, the label is a link, and Escape does nothing. */
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import {useContainsActive} from '../active';
import {useMenu} from '../useMenu';

export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  const {items, position, className, label, title, 'aria-label': name} = props;
  const {open, box, press, handlers} = useMenu();
  const active = useContainsActive(items);
  const id = useId();
  return (
    <div
      ref={box}
      {...handlers}
      className={clsx('navbar__item dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': open,
      })}
    >
      <button
        type="button"
        className={clsx('clean-btn navbar__link', className, active && 'navbar__link--active')}
        aria-expanded={open}
        aria-controls={id}
        aria-label={name}
        title={title}
        onClick={press}
      >
        {label}
      </button>
      <ul id={id} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            // The order of the configured list never changes.
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
