/** The cards or the matrix, with the filters beside them. */
import {lazyPart} from '@site/src/components/lazy-part';
import type {ReactNode} from 'react';
import CardGrid from './CardGrid';
import NoMatches from './NoMatches';
import Facets from './Facets';
import styles from './styles.module.css';
import Summary from './Summary';
import Tray from './Tray';
import type {Catalog} from './useCatalog';
import type {SourceSelection} from './useComparison';

// In the same chunk as the comparison, because both need the notes.
const Matrix = lazyPart(() => import(/* webpackChunkName: "integrations-views" */ './Matrix'));

type Props = {catalog: Catalog; selection: SourceSelection};

function Shown({catalog, selection}: Props): ReactNode {
  if (catalog.shown.length === 0) return <NoMatches catalog={catalog} />;
  if (catalog.state.view === 'cards') return <CardGrid catalog={catalog} selection={selection} />;
  return <Matrix catalog={catalog} selection={selection} />;
}

export default function List({catalog, selection}: Props): ReactNode {
  return (
    <div className={styles.columns}>
      <Facets catalog={catalog} />
      <div className={styles.results}>
        <Summary catalog={catalog} />
        <Shown catalog={catalog} selection={selection} />
        <Tray state={catalog.state} selection={selection} />
      </div>
    </div>
  );
}
