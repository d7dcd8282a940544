/** What the signs of the matrix mean. */
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Verdict, {verdictLabel} from '../Verdict';
import styles from './styles.module.css';

const VERDICTS = ['yes', 'no', 'unstated'] as const;

export default function Legend(): ReactNode {
  return (
    <p className={styles.legend}>
      {VERDICTS.map((verdict) => (
        <span key={verdict}>
          <Verdict verdict={verdict} /> {verdictLabel(verdict)}
        </span>
      ))}
      <span>
        <Translate id="site.integrations.press">Press a sign for its note.</Translate>
      </span>
    </p>
  );
}
