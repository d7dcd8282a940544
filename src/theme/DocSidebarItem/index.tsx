/**
 * A sidebar entry. If its page is only about DataHub Cloud, it shows a cloud icon, and says so to screen readers. Names
 * of products aren't translated.
 */
import {translate} from '@docusaurus/Translate';
import {translateName} from '@site/src/lib/product-names';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function CloudAwareItem(props: Props): ReactNode {
  const {item} = props;
  // Set from the front matter of its page by plugins/page-kit/availability.
  if (item.type === 'html' || item.customProps?.['cloud'] !== true) {
    // An attribute of the link.
    const attributes = item.type === 'link' && {translate: translateName(item.href)};
    return <DocSidebarItem {...props} {...attributes} />;
  }
  const name = translate(
    {id: 'site.sidebar.cloud', message: '{label}, DataHub Cloud only'},
    {label: item.label},
  );
  const marked = {...item, className: clsx(item.className, 'sidebar-cloud')};
  return <DocSidebarItem {...props} item={marked} aria-label={name} />;
}
