/** How many integrations match, and the chosen filters, each with a button that removes it. */
import Translate, {translate} from '@docusaurus/Translate';
import X from 'lucide-react/icons/x';
import type {ReactNode} from 'react';
import {valueLabel} from '../labels';
import {FACETS} from '../model/facets';
import {facetValues} from '../model/filter';
import type {Catalog} from '../useCatalog';
import styles from './styles.module.css';

/** What the view calls its entries. */
function noun({state: {view}}: Catalog): string {
  return view === 'matrix'
    ? translate({id: 'site.integrations.sources', message: 'sources'})
    : translate({id: 'site.integrations.nouns', message: 'integrations'});
}

function summary(catalog: Catalog): string {
  const {all, shown} = catalog;
  const values = {shown: shown.length, total: all.length, noun: noun(catalog)};
  return shown.length === all.length
    ? translate({id: 'site.integrations.all', message: '{total} {noun}'}, values)
    : translate({id: 'site.integrations.some', message: '{shown} of {total} {noun}'}, values);
}

/** Chosen values that exist on some integration; other values in the URL can only be cleared. */
const chosenIn = ({all, state}: Catalog) =>
  FACETS.flatMap((facet) =>
    facetValues(all, state, facet)
      .filter(({chosen}) => chosen)
      .map(({id, value}) => ({facet, id, label: valueLabel(value)})),
  );

export default function Summary({catalog}: {catalog: Catalog}): ReactNode {
  const {state, toggle, clear} = catalog;
  const filtered = state.text !== '' || FACETS.some((facet) => state.choice[facet].length > 0);
  return (
    <div className={styles.summary}>
      <span role="status">{summary(catalog)}</span>
      {chosenIn(catalog).map(({facet, id, label}) => (
        <button
          key={`${facet} ${id}`}
          type="button"
          className={styles.chip}
          aria-label={translate(
            {id: 'site.integrations.remove', message: 'Remove filter {label}'},
            {label},
          )}
          onClick={() => toggle(facet, id)}
        >
          {label}
          <X size={14} aria-hidden />
        </button>
      ))}
      {filtered && (
        <button type="button" className={styles.clear} onClick={clear}>
          <Translate id="site.integrations.clear">Clear filters</Translate>
        </button>
      )}
    </div>
  );
}
