/** The controls above the list: text filter and sort order. */
import {translate} from '@docusaurus/Translate';
import {type KeyboardEvent, type ReactNode, useId} from 'react';
import type {Catalog} from '../useCatalog';
import Sort from './Sort';
import styles from './styles.module.css';

export default function Toolbar({catalog}: {catalog: Catalog}): ReactNode {
  const {state, setText} = catalog;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || state.text === '') return;
    event.preventDefault();
    setText('');
  };
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <label htmlFor={id}>
          {translate({id: 'site.integrations.text', message: 'Filter by name or type'})}
        </label>
        <input
          id={id}
          type="search"
          value={state.text}
          placeholder={translate({
            id: 'site.integrations.placeholder',
            message: 'Snowflake, warehouse, dashboards…',
          })}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Sort catalog={catalog} />
    </div>
  );
}
