/** What somebody said about the platform, and who. */
import type {Quote} from '@site/src/features/adoption-stories/model';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Quotation({text, by}: Quote): ReactNode {
  return (
    <figure className={styles.quote}>
      <blockquote>{`“${text}”`}</blockquote>
      {by !== undefined && <figcaption>{by}</figcaption>}
    </figure>
  );
}
