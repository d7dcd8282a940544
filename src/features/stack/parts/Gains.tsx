/** What a reader will see of each system, and what not, with the reasons. */
import Translate from '@docusaurus/Translate';
import CodeText from '@site/src/features/answers/DirectAnswer/CodeText';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {assetsOf, type Gain, gainsOf} from '../model/gains';
import type {System as SystemFacts} from '../model/types';
import type {Want} from '../model/wants';
import styles from './styles.module.css';

function Notes({notes}: Gain): ReactNode {
  return notes.map(({module, note}, i) => (
    <span key={`${i} ${note}`}>
      {notes.length > 1 && module !== undefined && (
        <>
          <code translate="no">{module}</code>
          {': '}
        </>
      )}
      <CodeText text={note} />{' '}
    </span>
  ));
}

function List({title, gains}: {title: ReactNode; gains: readonly Gain[]}): ReactNode {
  if (gains.length === 0) return null;
  return (
    <>
      <p>
        <b>{title}</b>
      </p>
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
    </>
  );
}

function System({system, wants}: {system: SystemFacts; wants: readonly Want[]}): ReactNode {
  const {gets, could, lacks, unstated} = gainsOf(system, wants);
  return (
    <section>
      <Heading as="h3" translate="no">
        {system.name}
      </Heading>
      <p>
        <Translate id="site.stack.assets">Assets:</Translate>{' '}
        {assetsOf(system)
          .map(({datahub, sources}) => `${datahub} (${sources.join(', ')})`)
          .join('; ')}
      </p>
      <List title={<Translate id="site.stack.gets">You get</Translate>} gains={gets} />
      <List
        title={<Translate id="site.stack.could">Off in the recipe below</Translate>}
        gains={could}
      />
      <List title={<Translate id="site.stack.lacks">You don’t get</Translate>} gains={lacks} />
      {unstated.length > 0 && (
        <p>
          <Translate id="site.stack.unstated" values={{names: unstated.join(', ')}}>
            {'The source doesn’t declare: {names}.'}
          </Translate>
        </p>
      )}
    </section>
  );
}

type Props = {systems: readonly SystemFacts[]; wants: readonly Want[]};

export default function Gains({systems, wants}: Props): ReactNode {
  return (
    // Another choice is new content: translated pages can't be changed part by part.
    <div key={wants.join()} className={styles.gains}>
      {systems.map((system) => (
        <System key={system.slug} system={system} wants={wants} />
      ))}
    </div>
  );
}
