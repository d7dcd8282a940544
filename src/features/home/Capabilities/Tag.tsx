/** A colored label in a sketch. */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './sketches.module.css';

type Props = {tone?: 'mark' | 'plum' | 'bad' | 'good'; children: ReactNode};

export default function Tag({tone, children}: Props): ReactNode {
  return <span className={clsx(styles.tag, tone && styles[tone])}>{children}</span>;
}
