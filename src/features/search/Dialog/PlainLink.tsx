/**
 * A link in the dialog. The Docusaurus Link component would prefetch every page in every list of results while the
 * reader types.
 */
import {isPlainClick} from '../../../lib/plain-click';
import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import {useDialog} from './context';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  to: string;
  /** Called with each click, before the link is followed. */
  onChoose?: () => void;
};

export default function PlainLink({to, onChoose, ...rest}: Props): ReactNode {
  const {follow} = useDialog();
  const onClick = (event: MouseEvent) => {
    onChoose?.();
    if (!isPlainClick(event)) return;
    event.preventDefault();
    follow(to);
  };
  // eslint-disable-next-line @docusaurus/no-html-links -- see above
  return <a href={to} onClick={onClick} {...rest} />;
}
