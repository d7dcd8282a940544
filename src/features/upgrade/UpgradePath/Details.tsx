/** Changes of fields, variables, and types, which load when a reader opens them. */
import DETAILS from '@generated/upgrade-path/default/details.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import CodeInline from '@theme/CodeInline';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {detailsFor} from '../model/details';
import type {Choice} from '../model/plan';
import type {Detail, Release} from '../model/types';
import {releaseName} from '../words';
import styles from './styles.module.css';

const areaName = (area: string): string =>
  ({
    sources: translate({id: 'site.upgrade.area.sources', message: 'Ingestion sources'}),
    graphql: translate({id: 'site.upgrade.area.graphql', message: 'GraphQL API'}),
    metamodel: translate({id: 'site.upgrade.area.metamodel', message: 'Entities and aspects'}),
    environment: translate({
      id: 'site.upgrade.area.environment',
      message: 'Environment variables',
    }),
    cli: translate({id: 'site.upgrade.area.cli', message: 'Command line'}),
    privileges: translate({id: 'site.upgrade.area.privileges', message: 'Privileges and roles'}),
    python: translate({id: 'site.upgrade.area.python', message: 'Python SDK'}),
  })[area] ?? area;

const kindName = (kind: string): string =>
  ({
    added: translate({id: 'site.upgrade.added', message: 'new'}),
    removed: translate({id: 'site.upgrade.removed', message: 'removed'}),
    deprecated: translate({id: 'site.upgrade.deprecated', message: 'deprecated'}),
  })[kind] ?? translate({id: 'site.upgrade.changed', message: 'changed'});

/** Names of things that are words rather than code. */
const IN_WORDS = new Set(['source', 'capability', 'limitation', 'prerequisite', 'permission']);

function Difference({property, from, to}: Detail): ReactNode {
  if (property === undefined) return null;
  return (
    <>
      {' '}
      ({property}
      {from !== undefined && (
        <>
          {' '}
          <CodeInline>{from}</CodeInline>
        </>
      )}
      {to !== undefined && (
        <>
          {' → '}
          <CodeInline>{to}</CodeInline>
        </>
      )}
      )
    </>
  );
}

function Item(detail: Detail): ReactNode {
  const {kind, what, name, owner, url} = detail;
  const label = IN_WORDS.has(what) ? name : <CodeInline>{name}</CodeInline>;
  return (
    <li>
      {owner !== undefined && `${owner}: `}
      {url === undefined ? label : <Link to={url}>{label}</Link>} {kindName(kind)}
      <Difference {...detail} />
    </li>
  );
}

type Props = {releases: readonly Release[]; choice: Choice};

export default function Details({releases, choice}: Props): ReactNode {
  const groups = detailsFor(DETAILS, releases, choice);
  if (groups.length === 0)
    return (
      <p>
        <Translate id="site.upgrade.noDetails">
          None that apply, as far as the documentation goes.
        </Translate>
      </p>
    );
  return groups.map(({area, release, details}) => (
    <section key={`${release} ${area}`}>
      <Heading as="h3">
        {areaName(area)}, {releaseName(release)}
      </Heading>
      <ul className={styles.details}>
        {details.map((detail) => (
          <Item
            key={`${detail.kind} ${detail.what} ${detail.owner} ${detail.name} ${detail.property}`}
            {...detail}
          />
        ))}
      </ul>
    </section>
  ));
}
