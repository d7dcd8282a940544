/** One group of filters: a checkbox for each value, with the number of integrations it would leave. */
import {translate} from '@docusaurus/Translate';
import {type ReactNode, useMemo, useState} from 'react';
import {facetLabel, valueLabel} from '../labels';
import type {Facet} from '../model/facets';
import {type FacetValue, facetValues} from '../model/filter';
import type {Catalog} from '../useCatalog';
import styles from './styles.module.css';

type Props = {facet: Facet; catalog: Catalog};

/** Long groups that few readers start with. */
const COLLAPSED: readonly Facet[] = ['capability', 'feature'];

function nameOf({value, count}: FacetValue): string {
  return translate(
    {id: 'site.integrations.valueCount', message: '{value}, {count}'},
    {value: valueLabel(value), count},
  );
}

export default function Group({facet, catalog}: Props): ReactNode {
  const {all, state, toggle} = catalog;
  const [open, setOpen] = useState(!COLLAPSED.includes(facet));
  const values = useMemo(() => facetValues(all, state, facet), [all, state, facet]);
  const chosen = values.filter((value) => value.chosen).length;
  return (
    <details
      className={styles.group}
      open={open || chosen > 0}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {facetLabel(facet)}
        {chosen > 0 && <span className="badge">{chosen}</span>}
      </summary>
      <div role="group" aria-label={facetLabel(facet)}>
        {values.map((value) => (
          <label key={value.id} className={styles.value} data-none={value.count === 0}>
            <input
              type="checkbox"
              checked={value.chosen}
              aria-label={nameOf(value)}
              onChange={() => toggle(facet, value.id)}
            />
            <span>{valueLabel(value.value)}</span>
            <span className={styles.count}>{value.count}</span>
          </label>
        ))}
      </div>
    </details>
  );
}
