/** The cards or the matrix, with the filters beside them. */
import Translate from '@docusaurus/Translate';
import {lazy, type ReactNode, Suspense} from 'react';
import CardGrid from './CardGrid';
import Empty from './Empty';
import Facets from './Facets';
import styles from './styles.module.css';
import Summary from './Summary';
import Tray from './Tray';
import type {Catalog} from './useCatalog';
import type {Choosing} from './useComparison';

// With the comparison in one file: both need the notes.
const Matrix = lazy(() => import(/* webpackChunkName: "integrations-views" */ './Matrix'));

type Props = {catalog: Catalog; choosing: Choosing};

function Shown({catalog, choosing}: Props): ReactNode {
  if (catalog.shown.length === 0) return <Empty catalog={catalog} />;
  if (catalog.state.view === 'cards') return <CardGrid catalog={catalog} choosing={choosing} />;
  return (
    <Suspense fallback={<Loading />}>
      <Matrix catalog={catalog} choosing={choosing} />
    </Suspense>
  );
}

/** Stands while a view comes that the page began without. */
export function Loading(): ReactNode {
  return (
    <p role="status" className={styles.loading}>
      <Translate id="site.integrations.loading">Loading…</Translate>
    </p>
  );
}

export default function List({catalog, choosing}: Props): ReactNode {
  return (
    <div className={styles.columns}>
      <Facets catalog={catalog} />
      <div className={styles.results}>
        <Summary catalog={catalog} />
        <Shown catalog={catalog} choosing={choosing} />
        <Tray state={catalog.state} choosing={choosing} />
      </div>
    </div>
  );
}
