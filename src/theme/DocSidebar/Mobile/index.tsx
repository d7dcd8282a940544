/** The docs sidebar on small screens, in the secondary panel of the mobile menu. */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {showEntry} from '@site/src/clientModules/sidebar-entry';
import Sidebar from '@site/src/features/sidebar';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {memo, type ReactNode, useEffect} from 'react';

/** A group without its own page only expands. */
const hasPage = (item: PropSidebarItem) =>
  item.type === 'link' || (item.type === 'category' && item.href !== undefined);

function SecondaryMenu({sidebar, path}: Pick<Props, 'sidebar' | 'path'>): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (shown) showEntry();
  }, [shown]);
  return (
    <Sidebar sidebar={sidebar} path={path} onLeave={toggle}>
      {(items, key) => (
        <ul key={key} className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
          <DocSidebarItems
            items={items}
            activePath={path}
            onItemClick={(item) => {
              if (hasPage(item)) toggle();
            }}
            level={1}
          />
        </ul>
      )}
    </Sidebar>
  );
}

function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={props} />;
}

export default memo(DocSidebarMobile);
