/** A select that adds a source to the comparison. */
import {translate} from '@docusaurus/Translate';
import type {Integration} from '@site/src/features/integrations/model/types';
import {type ReactNode, useId} from 'react';
import {comparable} from '../model/compare';
import type {SourceSelection} from '../useComparison';
import styles from './styles.module.css';

type Props = {integrations: readonly Integration[]; selection: SourceSelection};

export default function AddSource({integrations, selection}: Props): ReactNode {
  const id = useId();
  const others = integrations.filter((one) => comparable(one) && !selection.chosen.includes(one));
  return (
    <div className={styles.add}>
      <label htmlFor={id}>
        {translate({id: 'site.integrations.add', message: 'Add a source'})}
      </label>
      <select id={id} value="" onChange={(event) => selection.toggle(event.target.value)}>
        <option value="">
          {translate({id: 'site.integrations.addOne', message: 'Choose one…'})}
        </option>
        {others.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
