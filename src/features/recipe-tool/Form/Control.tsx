/** The control for one setting, by its type. */
import {translate} from '@docusaurus/Translate';
import CodeText from '@site/src/features/answers/DirectAnswer/CodeText';
import {type ReactNode, useId} from 'react';
import {optionsOf} from '../model/choices';
import {configPath, isOn} from '../model/settings';
import type {Field} from '../model/types';
import {valueAt} from '../model/values';
import styles from '../styles.module.css';
import type {Form} from './change';
import Patterns from './Patterns';
import TextControl from './TextControl';

type Props = {field: Field; form: Form};

/** Removes the marks of links, which would lead away from the form. */
const plain = (about: string) => about.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('**', '');

function Switch({field, form}: Props): ReactNode {
  const id = useId();
  const path = configPath(field.name);
  const config = valueAt(form.values, ['source', 'config']);
  const on = isOn(config, field);
  const standard = isOn(undefined, field);
  return (
    <div className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        checked={on ?? false}
        aria-describedby={`${id}-about`}
        // A variable decides.
        disabled={on === undefined}
        onChange={() => form.set(path, on === !standard ? undefined : !on)}
      />
      <label htmlFor={id} translate="no">
        <code>{field.name}</code>
      </label>
      <small id={`${id}-about`}>
        <CodeText text={plain(field.about)} />
      </small>
    </div>
  );
}

function Choice({field, form}: Props): ReactNode {
  const id = useId();
  const path = configPath(field.name);
  const value = valueAt(form.values, path);
  const options = optionsOf(field) ?? [];
  const text = typeof value === 'string' ? value : '';
  const none =
    field.default === undefined
      ? translate({id: 'site.recipeTool.unset', message: 'Not set'})
      : translate(
          {id: 'site.recipeTool.default', message: 'Default: {value}'},
          {value: field.default},
        );
  return (
    <div className={styles.control}>
      <label htmlFor={id} translate="no">
        <code>{field.name}</code>
      </label>
      <select
        id={id}
        value={text}
        aria-describedby={`${id}-about`}
        onChange={(event) => form.set(path, event.target.value || undefined)}
      >
        <option value="">{none}</option>
        {[...new Set([...options, ...(text === '' ? [] : [text])])].map((option) => (
          <option key={option} value={option} translate="no">
            {option}
          </option>
        ))}
      </select>
      <small id={`${id}-about`}>
        <CodeText text={plain(field.about)} />
      </small>
    </div>
  );
}

export default function Control({field, form}: Props): ReactNode {
  const about = plain(field.about);
  if (field.type === 'boolean') return <Switch field={field} form={form} />;
  if (field.type === 'AllowDenyPattern')
    return <Patterns field={field} about={about} form={form} />;
  if (optionsOf(field)) return <Choice field={field} form={form} />;
  return <TextControl field={field} about={about} path={configPath(field.name)} form={form} />;
}
