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
          message: 'Only {most} fit side by side. Take one out to add another.',
        },
        {most: MAX_SOURCES},
      ),
    );
  }
  if (unknown.length > 0) {
    list.push(
      translate(
        {id: 'site.integrations.notSources', message: 'No source is named {names}: left out.'},
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
