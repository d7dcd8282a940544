/** All other settings of the source, found by their names and descriptions. */
import Translate from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
import {valuesOf} from '../model/settings';
import type {Field} from '../model/types';
import {valueAt} from '../model/values';
import styles from '../styles.module.css';
import type {Form} from './change';
import Control from './Control';

/** More controls would be slow to draw. */
const SHOWN = 40;

function matching(fields: readonly Field[], text: string): readonly Field[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return fields.filter(({name, about}) => {
    const all = `${name} ${about}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

export default function More({fields, form}: {fields: readonly Field[]; form: Form}): ReactNode {
  const [text, setText] = useState('');
  const config = valueAt(form.values, ['source', 'config']);
  const isSet = ({name}: Field) => valuesOf(config, name).length > 0;
  const found = matching(fields, text);
  const sorted = [...found.filter(isSet), ...found.filter((field) => !isSet(field))];
  return (
    <>
      <label htmlFor="recipe-more" className={styles.control}>
        <Translate id="site.recipeTool.findSetting">Find a setting</Translate>
        <input
          id="recipe-more"
          type="search"
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p role="status" className={styles.count}>
        <Translate
          id="site.recipeTool.settings"
          values={{shown: Math.min(SHOWN, found.length), total: fields.length}}
        >
          {'{shown} of {total} settings'}
        </Translate>
      </p>
      {sorted.slice(0, SHOWN).map((field) => (
        <Control key={field.name} field={field} form={form} />
      ))}
    </>
  );
}
