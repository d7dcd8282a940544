/** What a reader will see of each system, and what not, with the reasons. */
import Translate from '@docusaurus/Translate';
import CodeText from '@site/src/features/answers/DirectAnswer/CodeText';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {assetsOf, type Gain, gainsOf} from '../model/gains';
import type {Want} from '../model/wants';
import type {StackStep} from '../useStack';
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

function System({step, wants}: {step: StackStep; wants: readonly Want[]}): ReactNode {
  const {system, access} = step;
  const {gets, could, lacks, unstated} = gainsOf(system, wants, access);
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

type Props = {steps: readonly StackStep[]; wants: readonly Want[]};

export default function Gains({steps, wants}: Props): ReactNode {
  return (
    <div className={styles.gains}>
      {steps.map((step) => (
        <System key={step.system.slug} step={step} wants={wants} />
      ))}
    </div>
  );
}
