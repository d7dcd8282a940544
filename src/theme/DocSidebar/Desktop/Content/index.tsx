/** The docs sidebar on wide screens, with a filter that stays in view while the tree scrolls. */
import SidebarFilter from '@site/src/features/sidebar-filter';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import type {ReactNode} from 'react';

export default function DocSidebarDesktopContent({sidebar, ...props}: Props): ReactNode {
  return (
    <SidebarFilter sidebar={sidebar}>
      {(items) => (
        // A filtered tree must not share state with the whole tree, such as which groups are open or the scroll
        // position.
        <Content key={String(items === sidebar)} {...props} sidebar={items} />
      )}
    </SidebarFilter>
  );
}
