/** The note of one cell, below it; screen readers announce it when it appears. */
import type {Integration, Notes} from '@site/src/features/integrations/model/types';
import type {ReactNode} from 'react';
import CapabilityText from '../CapabilityText';
import styles from './bubble.module.css';
import type {OpenNote} from './useNote';

type Props = {note: OpenNote | undefined; sources: readonly Integration[]; notes: Notes};

/** Half the bubble's maximum width, as in the style sheet, and its minimum distance from the edge of the window. */
const HALF = 144;
const EDGE = 8;

function place({left, bottom}: OpenNote): {left: number; top: number} {
  const maximum = document.documentElement.clientWidth - HALF - EDGE;
  return {left: Math.max(HALF + EDGE, Math.min(left, maximum)), top: bottom + EDGE / 2};
}

export default function NoteBubble({note, sources, notes}: Props): ReactNode {
  const source = sources.find(({id}) => id === note?.source);
  return (
    <div role="status" className={styles.bubble} style={note && place(note)} data-open={!!source}>
      {note && source && (
        <>
          <strong>{`${source.name}, ${note.capability}`}</strong>
          <CapabilityText notes={notes[source.id]?.[note.capability] ?? []} />
        </>
      )}
    </div>
  );
}
