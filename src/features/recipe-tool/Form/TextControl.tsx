/** A setting that is one line of text; a secret is the name of the variable that contains it. */
import Translate, {translate} from '@docusaurus/Translate';
import CodeText from '@site/src/features/answers/DirectAnswer/CodeText';
import {type ReactNode, useId} from 'react';
import type {Field} from '../model/types';
import {type Path, valueAt} from '../model/values';
import {variableName} from '../model/variables';
import {pluginOf} from '../model/settings';
import styles from '../styles.module.css';
import type {Form} from './change';

type Props = {
  field: Pick<Field, 'name' | 'type' | 'required' | 'default' | 'example'>;
  about: string;
  path: Path;
  form: Form;
};

const VARIABLE = /^\$\{(\w+)\}$/;

/** The value that a typed text means. */
function valueOf(text: string, type: string): unknown {
  if (text === '') return undefined;
  const isNumber =
    type === 'integer'
      ? /^-?\d{1,15}$/.test(text)
      : type === 'number' && /^-?\d+(?:\.\d+)?$/.test(text);
  return isNumber ? Number(text) : text;
}

function placeholderOf({default: standard, example, type}: Props['field'], name: string): string {
  if (type === 'secret') return name;
  if (standard !== undefined && standard !== '') {
    return translate(
      {id: 'site.recipeTool.default', message: 'Default: {value}'},
      {value: standard},
    );
  }
  return example ?? '';
}

export default function TextControl({field, about, path, form}: Props): ReactNode {
  const id = useId();
  const isSecret = field.type === 'secret';
  const value = valueAt(form.values, path);
  const isText = value === undefined || value === null || typeof value !== 'object';
  const text = isText ? String(value ?? '') : '';
  const [, variable] = VARIABLE.exec(text) ?? [];
  const change = (typed: string) => {
    const name = typed.replace(/\W/g, '');
    if (isSecret) form.set(path, name === '' ? undefined : `\${${name}}`);
    else form.set(path, valueOf(typed, field.type));
  };
  return (
    <div className={styles.control}>
      <label htmlFor={id}>
        <code translate="no">{field.name}</code>
        {field.required && (
          <span className={styles.required}>
            <Translate id="site.recipeTool.required">required</Translate>
          </span>
        )}
        {isSecret && (
          <span className={styles.required}>
            <Translate id="site.recipeTool.variable">environment variable</Translate>
          </span>
        )}
      </label>
      <input
        id={id}
        value={isSecret ? (variable ?? '') : text}
        placeholder={placeholderOf(field, variableName(pluginOf(form.values), path))}
        // Nothing of a map or a list is lost by typing here.
        readOnly={!isText}
        required={field.required ?? false}
        aria-describedby={`${id}-about`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        translate="no"
        onChange={(event) => change(event.target.value)}
      />
      <small id={`${id}-about`}>
        <CodeText text={about} />
      </small>
    </div>
  );
}
