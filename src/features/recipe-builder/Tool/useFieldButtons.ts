/** Makes the names in the tables of fields buttons, which show whether the recipe has the field. */
import {translate} from '@docusaurus/Translate';
import {useEffect, useRef} from 'react';
import type {Row} from './page';
import styles from './styles.module.css';

/** An element with a role rather than a `<button>`, which would wrap long names differently. */
function makeButton(name: HTMLElement, onPress: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  const attributes = {
    role: 'button',
    tabindex: '0',
    title: translate({id: 'site.recipe.press', message: 'Add to the recipe, or remove'}),
  };
  Object.entries(attributes).forEach(([key, value]) => name.setAttribute(key, value));
  name.classList.add(styles.name ?? '');
  name.addEventListener('click', onPress);
  name.addEventListener('keydown', onKey);
  return () => {
    [...Object.keys(attributes), 'aria-pressed'].forEach((key) => name.removeAttribute(key));
    name.classList.remove(styles.name ?? '');
    name.removeEventListener('click', onPress);
    name.removeEventListener('keydown', onKey);
  };
}

/**
 * @param isSet whether the recipe has the field of a row
 * @param onPress called with the row that a reader presses
 */
export function useFieldButtons(
  rows: ReadonlyMap<string, Row>,
  isSet: (row: Row) => boolean,
  onPress: (row: Row) => void,
): void {
  const handler = useRef(onPress);
  useEffect(() => {
    handler.current = onPress;
  });
  useEffect(() => {
    const undo = [...rows.values()].map((row) => makeButton(row.name, () => handler.current(row)));
    return () => undo.forEach((one) => one());
  }, [rows]);
  useEffect(() => {
    rows.forEach((row) => row.name.setAttribute('aria-pressed', String(isSet(row))));
  });
}
