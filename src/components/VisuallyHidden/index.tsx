/** Text for screen readers that takes no room on the screen. */
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {as?: 'span' | 'caption' | 'h1' | 'ol'; children: ReactNode};

/** @param props `as` is the element, a `span` if not given */
export default function VisuallyHidden({as: Element = 'span', children}: Props): ReactNode {
  return <Element className={styles.text}>{children}</Element>;
}
