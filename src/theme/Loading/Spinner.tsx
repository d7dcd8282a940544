/** The site's logo in motion: three lines of lineage that flow into one node. */
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The lines of static/img/logo.svg. */
const LINES = 'M5 6h9.5a10 10 0 0 1 8.9 5.4M5 16h9M5 26h9.5a10 10 0 0 0 8.9-5.4';

const NODE = {cx: 25.6, cy: 16, r: 4.4};

/** @param props `name` is the accessible name of the drawing */
export default function Spinner({name}: {name: string}): ReactNode {
  return (
    <svg
      role="img"
      aria-label={name}
      className={styles.spinner}
      width={128}
      height={110}
      viewBox="1 2.25 32 27.5"
    >
      <path d={LINES} />
      <path d={LINES} className={styles.flow} />
      <circle {...NODE} className={styles.wave} />
      <circle {...NODE} />
    </svg>
  );
}
