/** What the symbols of the matrix mean. */
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import StatusIcon, {statusLabel} from '../StatusIcon';
import styles from './styles.module.css';

const STATUSES = ['yes', 'no', 'unstated'] as const;

export default function Legend(): ReactNode {
  return (
    <p className={styles.legend}>
      {STATUSES.map((status) => (
        <span key={status}>
          <StatusIcon status={status} /> {statusLabel(status)}
        </span>
      ))}
      <span>
        <Translate id="site.integrations.press">Select a symbol to see its note.</Translate>
      </span>
    </p>
  );
}
