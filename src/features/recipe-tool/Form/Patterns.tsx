/** The expressions that a name has to match, and those that it must not match. */
import Translate from '@docusaurus/Translate';
import CodeText from '@site/src/features/answers/DirectAnswer/CodeText';
import {type ReactNode, useId, useState} from 'react';
import {configPath} from '../model/settings';
import type {Field} from '../model/types';
import {type Path, valueAt} from '../model/values';
import styles from '../styles.module.css';
import type {Form} from './change';

type Props = {field: Field; about: string; form: Form};

const linesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String);

/** One expression a line. What is typed stays, while the recipe has only the lines with content. */
function List({path, label, form}: {path: Path; label: ReactNode; form: Form}): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState('');
  const lines = linesOf(valueAt(form.values, path));
  const filled = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  const isOwn = filled(typed).join('\n') === lines.join('\n');
  return (
    <label htmlFor={id}>
      {label}
      <textarea
        id={id}
        rows={Math.max(1, Math.min(6, lines.length))}
        value={isOwn ? typed : lines.join('\n')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        translate="no"
        onChange={({target: {value}}) => {
          setTyped(value);
          const next = filled(value);
          form.set(path, next.length > 0 ? next : undefined);
        }}
      />
    </label>
  );
}

export default function Patterns({field, about, form}: Props): ReactNode {
  const path = configPath(field.name);
  return (
    <fieldset className={styles.patterns}>
      <legend translate="no">
        <code>{field.name}</code>
      </legend>
      <small>
        <CodeText text={about} />
      </small>
      <div className={styles.pair}>
        <List
          path={[...path, 'allow']}
          form={form}
          label={<Translate id="site.recipeTool.allow">Allow</Translate>}
        />
        <List
          path={[...path, 'deny']}
          form={form}
          label={<Translate id="site.recipeTool.deny">Deny</Translate>}
        />
      </div>
    </fieldset>
  );
}
