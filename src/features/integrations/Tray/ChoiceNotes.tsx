/** What the comparison can't take, in words that screen readers get at once. */
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {MOST} from '../model/compare';
import type {Choosing} from '../useComparison';
import styles from './styles.module.css';

function notes({refused, unknown, beyond}: Choosing): string[] {
  const list: string[] = [];
  if (refused || beyond.length > 0) {
    list.push(
      translate(
        {
          id: 'site.integrations.full',
          message: 'Only {most} fit side by side. Take one out to add another.',
        },
        {most: MOST},
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

export default function ChoiceNotes({choosing}: {choosing: Choosing}): ReactNode {
  return (
    <p role="status" className={styles.notes}>
      {notes(choosing).join(' ')}
    </p>
  );
}
