/** The integrations catalog: cards, a matrix of capabilities, and a comparison of sources. */
import type {Integration} from '@site/src/features/integrations/model/types';
import {lazy, type ReactNode, Suspense} from 'react';
import List, {Loading} from './List';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import {useCatalog} from './useCatalog';
import {useComparison} from './useComparison';
import Views from './Views';

const Compare = lazy(() => import(/* webpackChunkName: "integrations-views" */ './Compare'));

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
        <Suspense fallback={<Loading />}>
          <Compare integrations={integrations} state={state} selection={selection} />
        </Suspense>
      ) : (
        <List catalog={catalog} selection={selection} />
      )}
    </>
  );
}
