/** A row of the matrix: one source. */
import Link from '@docusaurus/Link';
import VisuallyHidden from '@site/src/components/VisuallyHidden';
import type {CapabilityNotes, Integration} from '@site/src/features/integrations/model/types';
import {CAPABILITIES, type CapabilityName} from '@site/src/features/integrations/model/vocabulary';
import {translateName} from '@site/src/lib/product-names';
import {memo, type ReactNode} from 'react';
import CompareBox from '../CompareBox';
import Mark from '../Mark';
import {capabilityStatus} from '../model/capability';
import StatusIcon, {statusLabel} from '../StatusIcon';
import styles from './styles.module.css';

type Props = {
  source: Integration;
  notes: CapabilityNotes;
  chosen: boolean;
  onCompare: (id: string) => void;
};

type CellProps = {source: Integration; capability: CapabilityName; notes: CapabilityNotes};

/** Only one button of the matrix is a tab stop, which useCellKeys moves. */
function Cell({source, capability, notes}: CellProps): ReactNode {
  const status = capabilityStatus(notes[capability]);
  const label = statusLabel(status);
  if (status === 'unstated') {
    return (
      <>
        <StatusIcon status={status} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    );
  }
  return (
    <button
      type="button"
      className={styles.cell}
      tabIndex={-1}
      data-source={source.id}
      data-capability={capability}
      aria-label={`${label}: ${source.name}, ${capability}`}
    >
      <StatusIcon status={status} />
    </button>
  );
}

function Row({source, notes, chosen, onCompare}: Props): ReactNode {
  const {id, name, href} = source;
  return (
    <tr data-chosen={chosen}>
      <th scope="row">
        <span className={styles.name}>
          <CompareBox
            bare
            name={name}
            checked={chosen}
            onToggle={() => onCompare(id)}
            className={styles.check}
          />
          <Mark integration={source} small />
          <Link to={href} translate={translateName(href, 'no')}>
            {name}
          </Link>
        </span>
      </th>
      {CAPABILITIES.map((capability) => (
        <td key={capability}>
          <Cell source={source} capability={capability} notes={notes} />
        </td>
      ))}
    </tr>
  );
}

export default memo(Row);
