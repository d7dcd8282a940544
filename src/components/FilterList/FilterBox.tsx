/** The filter box: label, field, count, and a button that clears the filter when nothing matches. */
import Translate, {translate} from '@docusaurus/Translate';
import Search from 'lucide-react/icons/search';
import {type KeyboardEvent, type ReactNode, useId, useRef} from 'react';
import type {Tally} from './dom-filter';
import styles from './styles.module.css';

type Props = {
  label: string;
  noun: string;
  text: string;
  tally: Tally | undefined;
  onText: (text: string) => void;
};

/** How many characters of the text the message repeats; a URL may contain 10,000. */
const MAX_LENGTH = 60;

function shortened(text: string): string {
  const characters = [...text.trim()];
  if (characters.length <= MAX_LENGTH) return characters.join('');
  return `${characters.slice(0, MAX_LENGTH).join('')}…`;
}

function summary({shown, total}: Tally, text: string, noun: string): string {
  if (text.trim() === '') return `${total} ${noun}`;
  const values = {shown, total, noun, text: shortened(text)};
  return shown === 0
    ? translate({id: 'site.filter.none', message: 'No {noun} match “{text}”'}, values)
    : translate({id: 'site.filter.some', message: '{shown} of {total} {noun}'}, values);
}

export default function FilterBox({label, noun, text, tally, onText}: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onText('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    clear();
  };
  return (
    <div className={styles.box}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.field}>
        <Search size="1rem" aria-hidden />
        <input
          ref={field}
          id={id}
          type="search"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          spellCheck={false}
        />
      </span>
      <span role="status">{tally && summary(tally, text, noun)}</span>
      {tally?.shown === 0 && text !== '' && (
        <button type="button" className="button button--secondary" onClick={clear}>
          <Translate id="site.filter.clear">Clear filter</Translate>
        </button>
      )}
    </div>
  );
}
