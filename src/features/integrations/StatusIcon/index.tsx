/** Yes, no, or not stated, as an icon. It is hidden from screen readers: the label goes beside it. */
import {translate} from '@docusaurus/Translate';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import type {ReactNode} from 'react';
import type {CapabilityStatus} from '../model/capability';
import styles from './styles.module.css';

const ICONS = {yes: Check, no: X, unstated: Minus};

/** @returns the label of a status, as in the legend */
export function statusLabel(status: CapabilityStatus): string {
  switch (status) {
    case 'yes':
      return translate({id: 'site.integrations.yes', message: 'Yes'});
    case 'no':
      return translate({id: 'site.integrations.no', message: 'No'});
    case 'unstated':
      return translate({id: 'site.integrations.unstated', message: 'Not stated'});
  }
}

export default function StatusIcon({status}: {status: CapabilityStatus}): ReactNode {
  const Icon = ICONS[status];
  return (
    <span className={styles.icon} data-status={status}>
      <Icon size={status === 'unstated' ? 12 : 16} strokeWidth={2.5} aria-hidden />
    </span>
  );
}
