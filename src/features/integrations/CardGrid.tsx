/** The cards. */
import {useEvent} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import Card from './Card';
import styles from './styles.module.css';
import type {Catalog} from './useCatalog';
import type {Choosing} from './useComparison';

type Props = {catalog: Catalog; choosing: Choosing};

export default function CardGrid({catalog, choosing}: Props): ReactNode {
  const onCompare = useEvent(choosing.toggle);
  return (
    <ul className={styles.grid}>
      {catalog.shown.map((one) => (
        <Card
          key={one.id}
          integration={one}
          chosen={choosing.chosen.includes(one)}
          onCompare={onCompare}
        />
      ))}
    </ul>
  );
}
