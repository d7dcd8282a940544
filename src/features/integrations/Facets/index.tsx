/** The filters beside the list; on a phone a button expands them above it. */
import Translate, {translate} from '@docusaurus/Translate';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import {type ReactNode, useId, useState} from 'react';
import {FACETS} from '../model/facets';
import type {Catalog} from '../useCatalog';
import Group from './Group';
import styles from './styles.module.css';

export default function Facets({catalog}: {catalog: Catalog}): ReactNode {
  const [open, setOpen] = useState(false);
  const id = useId();
  const chosen = FACETS.flatMap((facet) => catalog.state.choice[facet]).length;
  return (
    <section className={styles.panel} aria-labelledby={`${id}-heading`}>
      {/* The theme's heading would offer a link to this id, which is different in each build. */}
      <h2 id={`${id}-heading`} className={styles.heading}>
        <Translate id="site.integrations.filters">Filters</Translate>
      </h2>
      <button
        type="button"
        className={`button button--secondary ${styles.fold}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal size={18} aria-hidden />
        <span>
          {chosen === 0
            ? translate({id: 'site.integrations.filters', message: 'Filters'})
            : translate(
                {id: 'site.integrations.filtersChosen', message: 'Filters ({count})'},
                {count: chosen},
              )}
        </span>
      </button>
      <div id={id} className={styles.groups} data-open={open}>
        {FACETS.map((facet) => (
          <Group key={facet} facet={facet} catalog={catalog} />
        ))}
      </div>
    </section>
  );
}
