/** A tile with the initials of a name; the name itself is beside it. */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {initials, toneOf} from '../../lib/monogram';
import styles from './styles.module.css';

/** Class names in styles.module.css. */
const TONES = ['teal', 'amber', 'plum', 'blue', 'green'] as const;

export default function Monogram({name}: {name: string}): ReactNode {
  return (
    <span
      aria-hidden
      className={clsx(styles.tile, styles[TONES[toneOf(name, TONES.length)] ?? 'teal'])}
    >
      {initials(name)}
    </span>
  );
}
