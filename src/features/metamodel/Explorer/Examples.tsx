/** Requests that read and write an aspect, to copy. */
import WRITINGS from '@generated/metamodel-explorer/default/writings.json';
import CopyIconButton from '@site/src/components/CopyIconButton';
import type {ReactNode} from 'react';
import {examplesOf} from '../model/examples';
import type {Aspect, Entity} from '../model/types';
import {exampleName} from '../words';
import styles from './styles.module.css';

export default function Examples({entity, aspect}: {entity: Entity; aspect: Aspect}): ReactNode {
  const writing = WRITINGS[aspect.name];
  if (!writing) return null;
  return (
    <dl className={styles.examples}>
      {examplesOf(entity, aspect, writing).map((example) => {
        const name = exampleName(example);
        return (
          <div key={name} data-does={example.does}>
            <dt>
              {name} <CopyIconButton text={example.code} name={name} />
            </dt>
            <dd>
              <pre tabIndex={0} translate="no">
                <code>{example.code}</code>
              </pre>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
