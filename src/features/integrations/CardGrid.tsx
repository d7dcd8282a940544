/** The integrations as a grid of cards. */
import {useEvent} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import Card from './Card';
import styles from './styles.module.css';
import type {Catalog} from './useCatalog';
import type {SourceSelection} from './useComparison';

type Props = {catalog: Catalog; selection: SourceSelection};

export default function CardGrid({catalog, selection}: Props): ReactNode {
  const onCompare = useEvent(selection.toggle);
  return (
    <ul className={styles.grid}>
      {catalog.shown.map((one) => (
        <Card
          key={one.id}
          integration={one}
          chosen={selection.chosen.includes(one)}
          onCompare={onCompare}
        />
      ))}
    </ul>
  );
}
