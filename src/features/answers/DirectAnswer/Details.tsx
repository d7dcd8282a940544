/** Short values that all facts of an answer have: type, default, and the like. */
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {common, commonDetails} from '../common';
import type {Details as Values, Fact} from '../model/fact';
import CodeText from './CodeText';
import styles from './styles.module.css';

const labels = (): Record<keyof Values, string> => ({
  type: translate({id: 'site.answer.type', message: 'Type'}),
  default: translate({id: 'site.answer.default', message: 'Default'}),
  readBy: translate({id: 'site.answer.readBy', message: 'Read by'}),
  constant: translate({id: 'site.answer.constant', message: 'In the APIs'}),
  roles: translate({id: 'site.answer.roles', message: 'Roles'}),
});

/** Values that are names in code. */
const CODE: readonly string[] = ['type', 'constant'];

export default function Details({facts}: {facts: readonly Fact[]}): ReactNode {
  const rows = commonDetails(facts);
  if (rows.length === 0) return null;
  const none = common(facts, ({required}) => required === true)
    ? translate({id: 'site.answer.required', message: 'none, required'})
    : translate({id: 'site.answer.none', message: 'none'});
  return (
    <dl className={styles.details}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{labels()[name]}</dt>
          <dd>
            <CodeText text={value && CODE.includes(name) ? `\`${value}\`` : (value ?? none)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
