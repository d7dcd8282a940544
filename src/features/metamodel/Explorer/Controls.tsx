/** What to search for, and which aspects to show. */
import Translate, {translate} from '@docusaurus/Translate';
import fields from '@site/src/features/tools/fields.module.css';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {LONGEST, type State, TRAITS} from '../state';
import {sinceText, traitName} from '../words';
import styles from './styles.module.css';

type Props = {
  state: State;
  text: string;
  releases: readonly string[];
  onText: (text: string) => void;
  onChange: (change: Partial<State>) => void;
};

function Toggle({on, label, onToggle}: {on: boolean; label: string; onToggle: () => void}) {
  return (
    <button type="button" aria-pressed={on} onClick={onToggle}>
      {label}
    </button>
  );
}

export default function Controls({state, text, releases, onText, onChange}: Props): ReactNode {
  const {traits, since, view} = state;
  return (
    <div className={clsx(fields.fields, styles.form)} role="search">
      <label htmlFor="metamodel-question">
        <Translate id="site.metamodel.question">Entity or aspect</Translate>
        <input
          id="metamodel-question"
          type="search"
          maxLength={LONGEST}
          value={text}
          placeholder={translate({
            id: 'site.metamodel.placeholder',
            message: 'dataset, ownership, schemaMetadata…',
          })}
          onChange={(event) => onText(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </label>
      <label htmlFor="metamodel-since">
        <Translate id="site.metamodel.new">New in</Translate>
        <select
          id="metamodel-since"
          value={releases.includes(since) ? since : ''}
          onChange={(event) => onChange({since: event.target.value})}
        >
          <option value="">
            {translate({id: 'site.metamodel.anyRelease', message: 'Any release'})}
          </option>
          {releases.map((release) => (
            <option key={release} value={release}>
              {sinceText(release)}
            </option>
          ))}
        </select>
      </label>
      <div
        role="group"
        className={styles.toggles}
        aria-label={translate({id: 'site.metamodel.only', message: 'Only aspects that are'})}
      >
        {TRAITS.map((trait) => {
          const on = traits.includes(trait);
          const others = traits.filter((one) => one !== trait);
          return (
            <Toggle
              key={trait}
              on={on}
              label={traitName(trait)}
              onToggle={() => onChange({traits: on ? others : [...others, trait]})}
            />
          );
        })}
        <Toggle
          on={view === 'graph'}
          label={translate({id: 'site.metamodel.graph', message: 'Show as graph'})}
          onToggle={() => onChange({view: view === 'graph' ? 'list' : 'graph', entity: ''})}
        />
      </div>
    </div>
  );
}
