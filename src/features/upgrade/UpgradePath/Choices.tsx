/** Boxes to check, folded: what is in use. None checked means that all of it may be. */
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {NOTHING} from '../model/plan';
import styles from './styles.module.css';

type Item = {id: string; label: string};

type Props = {
  title: string;
  items: readonly Item[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

function countText(chosen: readonly string[], count: number): string {
  if (chosen.length === 0) return translate({id: 'site.upgrade.all', message: 'all'});
  if (chosen.includes(NOTHING)) return translate({id: 'site.upgrade.none', message: 'none'});
  return translate(
    {id: 'site.upgrade.chosen', message: '{chosen} of {count}'},
    {chosen: chosen.length, count},
  );
}

export default function Choices({title, items, chosen, onChange}: Props): ReactNode {
  const toggle = (id: string, on: boolean) => {
    // None of them excludes all others.
    const others = id === NOTHING ? [] : chosen.filter((one) => one !== id && one !== NOTHING);
    onChange(on ? [...others, id] : others);
  };
  const all: readonly Item[] = [
    ...items,
    {id: NOTHING, label: translate({id: 'site.upgrade.noneOf', message: 'None of these'})},
  ];
  return (
    <details className={styles.choices}>
      <summary>
        {title} <span>{countText(chosen, items.length)}</span>
      </summary>
      <fieldset aria-label={title}>
        {all.map(({id, label}) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />{' '}
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
