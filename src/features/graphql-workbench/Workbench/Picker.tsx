/** Chooses an operation: filtered by words, grouped as in the reference. */
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
import {matching} from '../model/matching';
import type {Operation} from '../model/types';

type Props = {
  operations: readonly Operation[];
  chosen: Operation;
  onChoose: (operation: Operation) => void;
};

function labelOf(kind: Operation['kind']): string {
  if (kind === 'example')
    return translate({id: 'site.graphql.examples', message: 'Ready operations'});
  return kind === 'query'
    ? translate({id: 'site.graphql.queries', message: 'All queries'})
    : translate({id: 'site.graphql.mutations', message: 'All mutations'});
}

const KINDS = ['example', 'query', 'mutation'] as const;

export default function Picker({operations, chosen, onChoose}: Props): ReactNode {
  const [words, setWords] = useState('');
  const found = matching(operations, words);
  // The chosen operation stays in the list, so the list always shows what is open.
  const shown = found.includes(chosen) ? found : [chosen, ...found];
  return (
    <>
      <label htmlFor="graphql-words">
        <Translate id="site.graphql.filter">Filter operations</Translate>
        <input
          id="graphql-words"
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          autoComplete="off"
          maxLength={100}
        />
      </label>
      <label htmlFor="graphql-operation">
        <Translate id="site.graphql.operation">Operation</Translate>
        <select
          id="graphql-operation"
          value={chosen.id}
          translate="no"
          onChange={(event) => {
            const next = operations.find(({id}) => id === event.target.value);
            if (next) onChoose(next);
          }}
        >
          {KINDS.map((kind) => {
            const ofKind = shown.filter((one) => one.kind === kind);
            return (
              ofKind.length > 0 && (
                <optgroup key={kind} label={labelOf(kind)}>
                  {ofKind.map(({id, title}) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </optgroup>
              )
            );
          })}
        </select>
      </label>
      <p role="status">
        <Translate id="site.graphql.found" values={{found: found.length, all: operations.length}}>
          {'{found} of {all} operations'}
        </Translate>
      </p>
    </>
  );
}
