/** Yes, no or nothing stated, as a sign with its word for screen readers. */
import {translate} from '@docusaurus/Translate';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import type {ReactNode} from 'react';
import type {Support} from './model/capability';
import styles from './verdict.module.css';

const SIGNS = {yes: Check, no: X, unstated: Minus};

/** The word, as the legend has it. */
export function verdictLabel(verdict: Support): string {
  switch (verdict) {
    case 'yes':
      return translate({id: 'site.integrations.yes', message: 'Yes'});
    case 'no':
      return translate({id: 'site.integrations.no', message: 'No'});
    case 'unstated':
      return translate({id: 'site.integrations.unstated', message: 'Not stated'});
  }
}

export default function Verdict({verdict}: {verdict: Support}): ReactNode {
  const Sign = SIGNS[verdict];
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      <Sign size={verdict === 'unstated' ? 12 : 16} strokeWidth={2.5} aria-hidden />
    </span>
  );
}
