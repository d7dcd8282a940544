/** The fields of an aspect, or the options of a command. */
import type {ReactNode} from 'react';
import type {FactPart} from '../model/fact';
import CodeText from './CodeText';
import List from './List';
import styles from './styles.module.css';

export default function Parts({parts}: {parts: readonly FactPart[]}): ReactNode {
  return (
    <List
      items={parts.map(({name, type, text = ''}) => (
        <li key={name}>
          <code translate="no">{name}</code>{' '}
          {type !== undefined && (
            <span className={styles.note}>
              <CodeText text={type} />
            </span>
          )}{' '}
          <CodeText text={text} />
        </li>
      ))}
    />
  );
}
