/** One capability of one source, with all that is said about it. */
import type {CapabilityNote} from '@site/src/features/integrations/model/types';
import type {ReactNode} from 'react';
import CapabilityText from '../CapabilityText';
import {support} from '../model/capability';
import Verdict, {verdictLabel} from '../Verdict';
import styles from './styles.module.css';

export default function Ability({notes}: {notes: readonly CapabilityNote[]}): ReactNode {
  const verdict = support(notes);
  return (
    <div className={styles.ability}>
      <Verdict verdict={verdict} />
      <div>
        <strong data-verdict={verdict}>{verdictLabel(verdict)}</strong>
        <CapabilityText notes={notes} />
      </div>
    </div>
  );
}
