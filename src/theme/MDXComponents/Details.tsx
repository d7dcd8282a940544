/**
 * Replaces the theme's `<details>`, which is animated by a script, with the browser's own element. That opens for "find
 * in page" and for links to something inside; the animation is CSS.
 */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

export default function Details({className, id, ...props}: ComponentProps<'details'>): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <details {...props} id={id} className={clsx('details', className)} />;
}
