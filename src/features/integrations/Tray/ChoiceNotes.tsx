/** What the comparison can't include, announced to screen readers. */
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {MAX_SOURCES} from '../model/compare';
import type {SourceSelection} from '../useComparison';
import styles from './styles.module.css';

function notes({refused, unknown, extra}: SourceSelection): string[] {
  const list: string[] = [];
  if (refused || extra.length > 0) {
    list.push(
      translate(
        {
          id: 'site.integrations.full',
          message: 'You can compare up to {most} sources. Remove one to add another.',
        },
        {most: MAX_SOURCES},
      ),
    );
  }
  if (unknown.length > 0) {
    list.push(
      translate(
        {id: 'site.integrations.notSources', message: 'Ignored (not a source): {names}.'},
        {names: unknown.join(', ')},
      ),
    );
  }
  return list;
}

export default function ChoiceNotes({selection}: {selection: SourceSelection}): ReactNode {
  return (
    <p role="status" className={styles.notes}>
      {notes(selection).join(' ')}
    </p>
  );
}
