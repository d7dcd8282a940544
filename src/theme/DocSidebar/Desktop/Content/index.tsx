/** The docs sidebar on wide screens: the switch between its parts and the filter stay in view while the tree scrolls. */
import Sidebar from '@site/src/features/sidebar';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import type {ReactNode} from 'react';

export default function DocSidebarDesktopContent({sidebar, path, ...props}: Props): ReactNode {
  return (
    <Sidebar sidebar={sidebar} path={path}>
      {(items, key) => <Content key={key} {...props} path={path} sidebar={items} />}
    </Sidebar>
  );
}
