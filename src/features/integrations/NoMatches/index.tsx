/** Shown when no integration matches: similar names, and buttons that loosen the filters. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {type ReactNode, useMemo} from 'react';
import {NO_CHOICE} from '../model/facets';
import {filter} from '../model/filter';
import {nearest} from '../model/nearest';
import type {Catalog} from '../useCatalog';
import styles from './styles.module.css';

export default function NoMatches({catalog}: {catalog: Catalog}): ReactNode {
  const {all, state, update, clear} = catalog;
  const {text} = state;
  const byText = useMemo(() => filter(all, {text, choice: NO_CHOICE}).length, [all, text]);
  const near = useMemo(() => (byText === 0 ? nearest(all, text) : []), [all, byText, text]);
  return (
    <div className={styles.noMatches}>
      <Heading as="h2">
        <Translate id="site.integrations.none">No integration matches all filters</Translate>
      </Heading>
      {near.length > 0 && (
        <p>
          <Translate id="site.integrations.near">Did you mean:</Translate>{' '}
          {near.map(({id, name, href}, i) => (
            <span key={id}>
              {i > 0 && <span>, </span>}
              <Link to={href}>{name}</Link>
            </span>
          ))}
        </p>
      )}
      <p className={styles.actions}>
        {text !== '' && byText > 0 && (
          <button
            type="button"
            className="button button--primary"
            onClick={() => update({choice: NO_CHOICE})}
          >
            <Translate id="site.integrations.textAlone" values={{count: byText, text: text.trim()}}>
              {'Show {count} for “{text}” without other filters'}
            </Translate>
          </button>
        )}
        <button type="button" className="button button--secondary" onClick={clear}>
          <Translate id="site.integrations.clear">Clear filters</Translate>
        </button>
      </p>
      <p>
        <Translate
          id="site.integrations.missing"
          values={{
            guide: (
              <Link to="/docs/metadata-ingestion/source_overview">
                <Translate id="site.integrations.missingGuide">how sources work</Translate>
              </Link>
            ),
          }}
        >
          {
            'Is your system missing? Generic sources such as SQLAlchemy, OpenAPI, or a metadata file cover many more: read {guide}.'
          }
        </Translate>
      </p>
    </div>
  );
}
