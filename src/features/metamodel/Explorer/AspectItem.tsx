/** One aspect of an entity: what it is, and when it's open, how to read and write it. */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/lazy-part';
import CodeInline from '@theme/CodeInline';
import {type MouseEvent, type ReactNode} from 'react';
import type {Aspect, AspectUse, Entity} from '../model/types';
import {TRAITS} from '../state';
import {sinceText, traitName} from '../words';
import styles from './styles.module.css';

const Examples = lazyPart(() => import('./Examples'));

type Props = {
  entity: Entity;
  aspect: Aspect;
  since: AspectUse['since'];
  open: boolean;
  onToggle: () => void;
};

function traitsOf({group, searchable, patch}: Aspect): string[] {
  const has = {timeseries: group === 'timeseries', searchable: searchable.length > 0, patch};
  return TRAITS.filter((trait) => has[trait]).map(traitName);
}

export default function AspectItem({entity, aspect, since, open, onToggle}: Props): ReactNode {
  const {name, summary, searchable} = aspect;
  const marks = [...traitsOf(aspect), ...(since === undefined ? [] : [sinceText(since)])];
  // The URL says which aspect is open, so the browser doesn't open it by itself.
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    onToggle();
  };
  return (
    <details open={open} className={styles.item} id={`aspect-${name}`}>
      <summary onClick={toggle}>
        <CodeInline>{name}</CodeInline> <small>{marks.join(' · ')}</small>
        <span>{summary}</span>
      </summary>
      {open && (
        <>
          <p>
            {searchable.length > 0 && (
              <>
                <b>{translate({id: 'site.metamodel.fields', message: 'In the search index:'})}</b>{' '}
                <span translate="no">{searchable.join(', ')}</span>.{' '}
              </>
            )}
            {entity.page !== undefined && (
              <Link to={`${entity.page}#${name.toLowerCase()}`}>
                <Translate id="site.metamodel.allFields" values={{name}}>
                  {'Fields of {name}'}
                </Translate>
              </Link>
            )}
          </p>
          <Examples entity={entity} aspect={aspect} />
        </>
      )}
    </details>
  );
}
