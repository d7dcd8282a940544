/**
 * A link of the dialog. Docusaurus' own would fetch ahead every page of every list of results that a reader types
 * through.
 */
import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import {useDialog} from './context';

/** Does the reader want the link in a new tab or window, or to keep it? */
function isModified({button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {to: string};

export default function PlainLink({to, ...rest}: Props): ReactNode {
  const {follow} = useDialog();
  const onClick = (event: MouseEvent) => {
    if (isModified(event)) return;
    event.preventDefault();
    follow(to);
  };
  // eslint-disable-next-line @docusaurus/no-html-links -- see above
  return <a href={to} onClick={onClick} {...rest} />;
}
