/** The privileges that are needed, with the reason for each, and those that aren't. */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import CodeText from '@site/src/features/answers/DirectAnswer/CodeText';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {LeastGrant} from '../model/least';
import {EVERYTHING, type Grant} from '../model/types';
import type {Result} from '../useGrants';
import styles from './styles.module.css';

function Name({privilege, url}: Grant): ReactNode {
  return url === undefined ? (
    <CodeText text={privilege} />
  ) : (
    <Link to={url}>
      <CodeText text={privilege} />
    </Link>
  );
}

/** What a privilege is for; names of fields, which start in lower case, are code. */
function Reasons({ids}: {ids: readonly string[]}): ReactNode {
  if (ids.includes(EVERYTHING)) {
    return translate({id: 'site.grants.everyRun', message: 'every run'});
  }
  return <CodeText text={ids.map((id) => (/^[A-Z]/.test(id) ? id : `\`${id}\``)).join(', ')} />;
}

function Needed({grant, wanted}: {grant: LeastGrant; wanted: readonly string[]}): ReactNode {
  const reasons = grant.for.filter((id) => id === EVERYTHING || wanted.includes(id));
  return (
    <li>
      <p>
        <Name {...grant} />
      </p>
      <dl>
        <dt>
          <Translate id="site.grants.for">Needed for</Translate>
        </dt>
        <dd>
          <Reasons ids={reasons} />
        </dd>
        {grant.missing !== undefined && (
          <>
            <dt>
              <Translate id="site.grants.without">Without it</Translate>
            </dt>
            <dd>
              <CodeText text={grant.missing} />
            </dd>
          </>
        )}
      </dl>
      {grant.byHand && (
        <p className={styles.hint}>
          <Translate id="site.grants.byHand">
            The scripts below don’t grant this. Add it yourself.
          </Translate>
        </p>
      )}
    </li>
  );
}

export default function Privileges({result: {source, least, wanted}}: {result: Result}): ReactNode {
  return (
    <>
      <Heading as="h2" id="privileges">
        <Translate id="site.grants.privileges">Privileges</Translate>
      </Heading>
      {source.about !== undefined && (
        <p>
          <CodeText text={source.about} />
        </p>
      )}
      <ol className={styles.grants}>
        {least.grants.map((grant, i) => (
          // Two entries can have the same name.
          <Needed key={`${i} ${grant.privilege}`} grant={grant} wanted={wanted} />
        ))}
      </ol>
      {least.spared.length > 0 && (
        <details className={styles.spared}>
          <summary>
            <Translate id="site.grants.spared" values={{count: least.spared.length}}>
              {'Not needed for this choice: {count}'}
            </Translate>
          </summary>
          <ul>
            {least.spared.map((grant, i) => (
              <li key={`${i} ${grant.privilege}`}>
                <Name {...grant} /> (<Reasons ids={grant.for} />)
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
