/** Text for screen readers that takes up no space on the screen. */
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  as?: 'span' | 'caption' | 'h1' | 'ol' | 'p';
  id?: string;
  role?: 'status';
  children: ReactNode;
};

/** @param props `as` is the element, by default a `span` */
export default function VisuallyHidden({as: Element = 'span', ...rest}: Props): ReactNode {
  return <Element className={styles.text} {...rest} />;
}
