/** The select for the sort order. */
import {translate} from '@docusaurus/Translate';
import {CAPABILITIES} from '@site/src/features/integrations/model/vocabulary';
import {type ReactNode, useId} from 'react';
import {BY_MOST, BY_NAME, BY_NAME_DOWN} from '../model/sort';
import {slug} from '../../../lib/slug';
import type {Catalog} from '../useCatalog';
import styles from './styles.module.css';

/** Sorting by a capability is chosen in the header of the matrix; it is then also listed here. */
function capabilityOption(sort: string): ReactNode {
  const name = CAPABILITIES.find((one) => slug(one) === sort);
  if (name === undefined) return null;
  const label = translate({id: 'site.integrations.sortFirst', message: '{name} first'}, {name});
  return <option value={sort}>{label}</option>;
}

export default function Sort({catalog: {state, update}}: {catalog: Catalog}): ReactNode {
  const id = useId();
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{translate({id: 'site.integrations.sort', message: 'Sort by'})}</label>
      <select id={id} value={state.sort} onChange={(event) => update({sort: event.target.value})}>
        <option value={BY_NAME}>
          {translate({id: 'site.integrations.sortName', message: 'Name, A to Z'})}
        </option>
        <option value={BY_NAME_DOWN}>
          {translate({id: 'site.integrations.sortNameDown', message: 'Name, Z to A'})}
        </option>
        <option value={BY_MOST}>
          {translate({id: 'site.integrations.sortMost', message: 'Most capabilities'})}
        </option>
        {capabilityOption(state.sort)}
      </select>
    </div>
  );
}
