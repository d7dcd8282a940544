/** A drawn tile with the first letters of a name; the name itself stands beside it. */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {initials, toneOf} from './initials';
import styles from './styles.module.css';

export default function Monogram({name}: {name: string}): ReactNode {
  return (
    <span aria-hidden className={clsx(styles.tile, styles[toneOf(name)])}>
      {initials(name)}
    </span>
  );
}
