/** Entries of the sidebar. A long list below a label has its own filter, unless the filter of the sidebar is in use. */
import LongList from '@site/src/features/sidebar/LongList';
import {useFilterText} from '@site/src/features/sidebar/text';
import Items from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import type {ReactNode} from 'react';

/** Fits on two screens, so readers find what they look for faster than they could type it. */
const SHORT = 40;

export default function DocSidebarItems(props: Props): ReactNode {
  const [text] = useFilterText();
  const isLong = props.level > 1 && props.items.length > SHORT && text.trim() === '';
  return isLong ? <LongList {...props} /> : <Items {...props} />;
}
