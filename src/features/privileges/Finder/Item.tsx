/** One privilege: what it allows, how to grant it, who has it, and which operations check it. */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {type Operation, type Privilege, ROLES} from '../model/types';
import styles from './styles.module.css';

function policyOf(policy: Privilege['policy']): string {
  return {
    platform: translate({id: 'site.privileges.platform', message: 'Platform policy'}),
    metadata: translate({id: 'site.privileges.metadata', message: 'Metadata policy'}),
    api: translate({id: 'site.privileges.api', message: 'Policy created through the API'}),
  }[policy];
}

function Roles({roles}: Pick<Privilege, 'roles'>): ReactNode {
  const having = ROLES.filter((role) => roles[role] !== 'no');
  return (
    <p>
      <b>
        <Translate id="site.privileges.roles">Roles:</Translate>
      </b>{' '}
      {having.length === 0 ? (
        <Translate id="site.privileges.noRole">none by default</Translate>
      ) : (
        having.map((role) => (roles[role] === 'yes' ? role : `${role} (${roles[role]})`)).join(', ')
      )}
    </p>
  );
}

function Operations({operations}: {operations: readonly Operation[]}): ReactNode {
  if (operations.length === 0) return null;
  return (
    <details className={styles.operations}>
      <summary>
        <Translate id="site.privileges.operations" values={{count: operations.length}}>
          {'GraphQL operations that check it: {count}'}
        </Translate>
      </summary>
      <ul>
        {operations.map(({name, url, needs}) => (
          <li key={url}>
            <Link to={url} translate="no">
              <code>{name}</code>
            </Link>{' '}
            {needs}
          </li>
        ))}
      </ul>
    </details>
  );
}

export default function Item({privilege}: {privilege: Privilege}): ReactNode {
  const {name, constant, policy, effect, roles, since, operations} = privilege;
  return (
    <li className={styles.item}>
      <Heading as="h3">{name}</Heading>
      <p className={styles.how}>
        <code translate="no">{constant}</code> {policyOf(policy)}
        {since !== undefined && (
          <>
            {' · '}
            <Translate id="site.privileges.since" values={{release: since}}>
              {'since {release}'}
            </Translate>
          </>
        )}
      </p>
      <p>{effect}</p>
      <Roles roles={roles} />
      <Operations operations={operations} />
    </li>
  );
}
