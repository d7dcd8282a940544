/** Companies that use DataHub but have no story here. */
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function AlsoUsedBy({companies}: {companies: readonly string[]}): ReactNode {
  return (
    <ul className={styles.others}>
      {companies.map((company) => (
        <li key={company}>{company}</li>
      ))}
    </ul>
  );
}
