/** Groups of toggle buttons that filter a list, how many items are left, and a button that shows all of them again. */
import {type ReactNode, useId, useRef} from 'react';
import styles from './styles.module.css';

/** A button that is on or off. */
type Toggle = {key: string; label: string; on: boolean; onToggle: () => void};

/** Toggles under one label. */
export type ToggleGroup = {label: string; toggles: readonly Toggle[]};

type Props = {
  groups: readonly ToggleGroup[];
  /** How many items are left, in words. */
  summary: string;
  /** Label of the button that clears the filter. */
  clearLabel: string;
  /** Undefined while nothing is filtered. */
  onClear?: (() => void) | undefined;
};

function Group({label, toggles}: ToggleGroup): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.row}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {toggles.map(({key, label: text, on, onToggle}) => (
        <button key={key} type="button" aria-pressed={on} onClick={onToggle}>
          {text}
        </button>
      ))}
    </div>
  );
}

/** Moves the focus to the first toggle, because the button that was clicked is gone. */
export default function FilterToggles({groups, summary, clearLabel, onClear}: Props): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const clear = () => {
    onClear?.();
    bar.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={bar} className={styles.filter}>
      {groups.map((group) => (
        <Group key={group.label} {...group} />
      ))}
      <div className={styles.row}>
        <span role="status">{summary}</span>
        {onClear && (
          <button type="button" onClick={clear}>
            {clearLabel}
          </button>
        )}
      </div>
    </div>
  );
}
