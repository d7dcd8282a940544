/** Up to four sources side by side. */
import notes from '@generated/integrations-data/default/notes.json';
import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {Integration} from '@site/src/features/integrations/model/types';
import {type ReactNode, useEffect, useRef} from 'react';
import type {State} from '../model/state';
import ChoiceNotes from '../Tray/ChoiceNotes';
import type {SourceSelection} from '../useComparison';
import AddSource from './AddSource';
import EmptyComparison from './EmptyComparison';
import ComparisonTable from './ComparisonTable';
import styles from './styles.module.css';

type Props = {integrations: readonly Integration[]; state: State; selection: SourceSelection};

/** Moves the focus to the heading for readers who followed a link in the tray, which is no longer there. */
function useFocusOnArrival() {
  const ref = useRef<HTMLHeadingElement>(null);
  const {action} = useHistory();
  const arrived = useRef(action === 'PUSH');
  useEffect(() => {
    if (arrived.current && document.activeElement === document.body) ref.current?.focus();
  }, []);
  return ref;
}

export default function Compare({integrations, state, selection}: Props): ReactNode {
  const heading = useFocusOnArrival();
  return (
    <section className={styles.compare} aria-labelledby="comparison">
      <div className={styles.head}>
        <h2 id="comparison" ref={heading} tabIndex={-1}>
          <Translate id="site.integrations.comparison">Side by side</Translate>
        </h2>
        <AddSource integrations={integrations} selection={selection} />
      </div>
      <ChoiceNotes selection={selection} />
      {selection.chosen.length === 0 ? (
        <EmptyComparison state={state} />
      ) : (
        <ComparisonTable sources={selection.chosen} notes={notes} onRemove={selection.toggle} />
      )}
    </section>
  );
}
