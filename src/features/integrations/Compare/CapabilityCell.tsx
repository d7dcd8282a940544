/** A cell of the comparison: whether a source has a capability, and every note about it. */
import type {CapabilityNote} from '@site/src/features/integrations/model/types';
import type {ReactNode} from 'react';
import CapabilityText from '../CapabilityText';
import {capabilityStatus} from '../model/capability';
import StatusIcon, {statusLabel} from '../StatusIcon';
import styles from './styles.module.css';

export default function CapabilityCell({notes}: {notes: readonly CapabilityNote[]}): ReactNode {
  const status = capabilityStatus(notes);
  return (
    <div className={styles.capability}>
      <StatusIcon status={status} />
      <div>
        <strong data-status={status}>{statusLabel(status)}</strong>
        <CapabilityText notes={notes} />
      </div>
    </div>
  );
}
