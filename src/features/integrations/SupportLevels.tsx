/** Support levels as badges, the same as on the source pages. */
import type {SupportLevel} from '@site/src/features/integrations/model/types';
import type {ReactNode} from 'react';
import {valueLabel} from './labels';

export default function SupportLevels({levels}: {levels: readonly SupportLevel[]}): ReactNode {
  return levels.map((level) => (
    <span key={level} className="ref-support" data-level={level.toLowerCase()}>
      {valueLabel(level)}
    </span>
  ));
}
