/** The integrations catalog: cards, a matrix of capabilities, and a comparison of sources. */
import {lazyPart} from '@site/src/components/lazy-part';
import type {Integration} from '@site/src/features/integrations/model/types';
import type {ReactNode} from 'react';
import List from './List';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import {useCatalog} from './useCatalog';
import {useComparison} from './useComparison';
import Views from './Views';

const Compare = lazyPart(() => import(/* webpackChunkName: "integrations-views" */ './Compare'));

/** @param props `integrations`, A to Z; always the same array */
export default function Catalog({integrations}: {integrations: readonly Integration[]}): ReactNode {
  const catalog = useCatalog(integrations);
  const {state, update} = catalog;
  const selection = useComparison(integrations, state, update);
  return (
    <>
      <div className={styles.top}>
        {state.view !== 'compare' && <Toolbar catalog={catalog} />}
        <Views state={state} count={selection.chosen.length} />
      </div>
      {state.view === 'compare' ? (
        <Compare integrations={integrations} state={state} selection={selection} />
      ) : (
        <List catalog={catalog} selection={selection} />
      )}
    </>
  );
}
