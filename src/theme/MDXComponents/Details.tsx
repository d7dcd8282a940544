/**
 * Replaces the theme's `<details>`, which moves and needs a script, with the browser's own element. It opens for
 * "find in page" and for a link to something inside; the motion is CSS.
 */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

export default function Details({className, id, ...props}: ComponentProps<'details'>): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <details {...props} id={id} className={clsx('details', className)} />;
}
