/** What a reader will see of each system, and what not, with the reasons. */
import Translate, {translate} from '@docusaurus/Translate';
import CodeText from '@site/src/features/answers/DirectAnswer/CodeText';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {assetsOf, type Gain, gainsOf} from '../model/gains';
import type {System} from '../model/types';
import styles from './styles.module.css';

function Notes({notes}: Gain): ReactNode {
  if (notes.length === 0) {
    return translate({
      id: 'site.stack.notStated',
      message: 'The source doesn’t list it among its capabilities.',
    });
  }
  return notes.map(({module, note}, i) => (
    <span key={`${i} ${note}`}>
      {module !== undefined && (
        <>
          <code translate="no">{module}</code>
          {': '}
        </>
      )}
      <CodeText text={note} />{' '}
    </span>
  ));
}

function List({gains}: {gains: readonly Gain[]}): ReactNode {
  return (
    <dl>
      {gains.map((gain) => (
        <div key={gain.name}>
          <dt>{gain.name}</dt>
          <dd>
            <Notes {...gain} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export default function Gains({systems}: {systems: readonly System[]}): ReactNode {
  return (
    <div className={styles.gains}>
      {systems.map((system) => {
        const {gets, lacks} = gainsOf(system);
        return (
          <section key={system.slug}>
            <Heading as="h3" translate="no">
              {system.name}
            </Heading>
            <p>
              <Translate id="site.stack.assets">Assets:</Translate>{' '}
              {assetsOf(system)
                .map(({datahub, sources}) => `${datahub} (${sources.join(', ')})`)
                .join('; ')}
            </p>
            <p>
              <b className={styles.good}>
                <Translate id="site.stack.gets">You get</Translate>
              </b>
            </p>
            <List gains={gets} />
            {lacks.length > 0 && (
              <>
                <p>
                  <b>
                    <Translate id="site.stack.lacks">You don’t get</Translate>
                  </b>
                </p>
                <List gains={lacks} />
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}
