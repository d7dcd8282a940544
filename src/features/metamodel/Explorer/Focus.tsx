/** One entity: its URN, neighbors, and aspects. */
import MODEL from '@generated/metamodel-explorer/default/model.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {type ReactNode, type Ref} from 'react';
import {aspectsByName, type Found} from '../model/filter';
import {sinceText} from '../words';
import AspectItem from './AspectItem';
import Neighbors from './Neighbors';
import styles from './styles.module.css';

const ASPECTS = aspectsByName(MODEL);

type Props = {
  found: Found;
  open: string;
  onOpen: (aspect: string) => void;
  onClose: () => void;
  /** Gets the focus when another entity is opened. */
  heading: Ref<HTMLDivElement>;
};

export default function Focus({found, open, onOpen, onClose, heading}: Props): ReactNode {
  const {entity, aspects} = found;
  const {title, summary, page, urn, since} = entity;
  return (
    <>
      <div ref={heading} tabIndex={-1} className={styles.heading}>
        <Heading as="h2" id="entity">
          {title}
        </Heading>
        <button type="button" className="button button--secondary button--sm" onClick={onClose}>
          <Translate id="site.metamodel.all">All entities</Translate>
        </button>
      </div>
      <p>
        {summary}
        {since !== undefined && ` (${sinceText(since)})`}{' '}
        {page !== undefined && (
          <Link to={page}>
            <Translate id="site.metamodel.page" values={{title}}>
              {'Reference: {title}'}
            </Translate>
          </Link>
        )}
      </p>
      <p>
        <Translate id="site.metamodel.example">Example:</Translate>{' '}
        <Link to={`/tools/urn?urn=${encodeURIComponent(urn)}`} translate="no">
          <code>{urn}</code>
        </Link>
      </p>
      <Heading as="h3" id="relationships">
        <Translate id="site.metamodel.relationships">Relationships</Translate>
      </Heading>
      <Neighbors entity={entity} />
      <Heading as="h3" id="aspects">
        <Translate id="site.metamodel.aspects">Aspects</Translate>
      </Heading>
      {aspects.map(({name, since: added}) => {
        const aspect = ASPECTS.get(name);
        return (
          aspect && (
            <AspectItem
              key={name}
              entity={entity}
              aspect={aspect}
              since={added}
              open={open === name}
              onToggle={() => onOpen(open === name ? '' : name)}
            />
          )
        );
      })}
    </>
  );
}
