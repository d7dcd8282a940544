/** What the recipe ingests and what it doesn't, and what each of its keys does. */
import Translate, {translate} from '@docusaurus/Translate';
import CodeText from '@site/src/features/answers/DirectAnswer/CodeText';
import {type ReactNode, useMemo} from 'react';
import {type CapabilityUse, capabilityUses} from '../model/capabilities';
import {explain, type Explained} from '../model/explain';
import type {CommonFacts, SourceFacts} from '../model/types';
import {valueAt} from '../model/values';
import styles from '../styles.module.css';

type Props = {
  values: unknown;
  source: SourceFacts;
  common: CommonFacts;
  lineAt: (path: string) => number;
};

function wordFor(use: CapabilityUse['use']): string {
  return {
    on: translate({id: 'site.recipeTool.on', message: 'On'}),
    off: translate({id: 'site.recipeTool.off', message: 'Off'}),
    open: translate({id: 'site.recipeTool.open', message: 'Set by a variable'}),
    unsupported: translate({id: 'site.recipeTool.unsupported', message: 'Not supported'}),
  }[use];
}

function Capabilities({uses}: {uses: readonly CapabilityUse[]}): ReactNode {
  if (uses.length === 0) return null;
  return (
    <ul className={styles.uses}>
      {uses.map(({name, note, use, setting}) => (
        <li key={name} data-use={use}>
          <b>{name}</b>
          <span className={styles.use}>{wordFor(use)}</span>
          <small>
            <CodeText text={note} />
            {setting !== undefined && use === 'off' && !note.includes(setting) && (
              <>
                {' '}
                <code translate="no">{setting}</code>
              </>
            )}
          </small>
        </li>
      ))}
    </ul>
  );
}

const plain = (about: string) => about.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('**', '');

function About({one: {about, part}}: {one: Explained}): ReactNode {
  if (about !== undefined) return <CodeText text={plain(about)} />;
  return part === undefined ? (
    <Translate id="site.recipeTool.noAbout">The reference doesn’t describe this key.</Translate>
  ) : (
    <Translate id="site.recipeTool.part" values={{part: <code translate="no">{part}</code>}}>
      {'Part of {part}.'}
    </Translate>
  );
}

function Row({one, line}: {one: Explained; line: number}): ReactNode {
  return (
    <tr>
      <td>{line}</td>
      <td translate="no">
        <code>{one.path}</code>
        {one.value !== undefined && <span className={styles.value}>{one.value}</span>}
      </td>
      <td>
        <About one={one} />
        {one.isDefault && (
          <>
            {' '}
            <i>
              <Translate id="site.recipeTool.isDefault">This is the default.</Translate>
            </i>
          </>
        )}
      </td>
    </tr>
  );
}

export default function Explanation({values, source, common, lineAt}: Props): ReactNode {
  const keys = useMemo(() => explain(values, source, common), [values, source, common]);
  const uses = capabilityUses(source, valueAt(values, ['source', 'config']));
  return (
    <>
      <Capabilities uses={uses} />
      <details className={styles.section}>
        <summary>
          <Translate id="site.recipeTool.keys" values={{count: keys.length}}>
            {'All keys: {count}'}
          </Translate>
        </summary>
        <div className={styles.table}>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <Translate id="site.recipeTool.lineColumn">Line</Translate>
                </th>
                <th scope="col">
                  <Translate id="site.recipeTool.keyColumn">Key</Translate>
                </th>
                <th scope="col">
                  <Translate id="site.recipeTool.aboutColumn">What it does</Translate>
                </th>
              </tr>
            </thead>
            <tbody>
              {keys.map((one) => (
                <Row key={one.path} one={one} line={lineAt(one.path)} />
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
