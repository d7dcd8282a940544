/** A navbar menu in the panel on small screens: collapsed, unless it contains the current page. */
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useEffect} from 'react';
import {useContainsActive} from '../active';

export default function DropdownNavbarItemMobile(props: Props): ReactNode {
  const {items, className, label, onClick} = props;
  const active = useContainsActive(items);
  const {collapsed, toggleCollapsed, setCollapsed} = useCollapsible({initialState: !active});
  useEffect(() => {
    if (active) setCollapsed(false);
  }, [active, setCollapsed]);
  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <button
        type="button"
        className={clsx('clean-btn menu__link menu__link--sublist-caret', className)}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        {label}
      </button>
      <Collapsible lazy={false} as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            activeClassName="menu__link--active"
            {...item}
            onClick={(event: MouseEvent<HTMLAnchorElement>) => {
              item.onClick?.(event);
              // Closes the panel, which would otherwise cover the page that opens.
              onClick?.(event);
            }}
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}
