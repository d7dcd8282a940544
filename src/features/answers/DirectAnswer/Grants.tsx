/** What to grant to a source: the privileges, and scripts to copy. */
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Fact} from '../model/fact';
import CodeText from './CodeText';
import CopyIconButton from '@site/src/components/CopyIconButton';
import Fold from './Fold';
import styles from './styles.module.css';

export default function Grants({parts = [], scripts = []}: Fact): ReactNode {
  const title = translate(
    {id: 'site.answer.privileges', message: 'Privileges ({count})'},
    {count: parts.length},
  );
  return (
    <>
      <Fold title={title}>
        <ul className={styles.list}>
          {parts.map(({name}) => (
            <li key={name}>
              <CodeText text={name} />
            </li>
          ))}
        </ul>
      </Fold>
      {scripts.map((script) => (
        <div key={script.title} className={styles.script}>
          <Fold title={script.title}>
            {/* Focusable, so keyboard users can scroll it. */}
            <pre tabIndex={0} translate="no">
              <code>{script.code}</code>
            </pre>
          </Fold>
          <CopyIconButton text={script.code} name={script.title} />
        </div>
      ))}
    </>
  );
}
