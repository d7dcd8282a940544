/** What the catalog shows, based on its integrations and its state, and the actions of its controls. */
import {useTypedText} from '@site/src/components/FilterList/useTypedText';
import type {Integration} from '@site/src/features/integrations/model/types';
import {useCallback, useMemo} from 'react';
import {toggled} from '../../lib/toggled';
import {comparable} from './model/compare';
import {type Facet, NO_CHOICE} from './model/facets';
import {filter} from './model/filter';
import {sorted} from './model/sort';
import type {State} from './model/state';
import {type Update, useCatalogState} from './useCatalogState';

/** The state of the catalog, and functions to change it. */
export type Catalog = {
  state: State;
  update: Update;
  /** All integrations that the view can show: the matrix shows only sources. */
  all: readonly Integration[];
  /** The integrations that match the filters, in order. */
  shown: readonly Integration[];
  setText: (text: string) => void;
  toggle: (facet: Facet, value: string) => void;
  clear: () => void;
};

/** Trims the text, because the URL doesn't contain surrounding spaces. */
const trimmed = (text: string) => text.trim();

/** @param integrations A to Z; always the same array */
export function useCatalog(integrations: readonly Integration[]): Catalog {
  const [inUrl, update] = useCatalogState();
  const write = useCallback((text: string) => update({text}, 'replace'), [update]);
  const [text, setText] = useTypedText(inUrl.text, write, trimmed);
  const state = useMemo(() => ({...inUrl, text}), [inUrl, text]);
  const all = useMemo(
    () => (inUrl.view === 'cards' ? integrations : integrations.filter(comparable)),
    [integrations, inUrl.view],
  );
  const shown = useMemo(() => sorted(filter(all, state), state.sort), [all, state]);
  const toggle = (facet: Facet, value: string) => {
    update({choice: {...state.choice, [facet]: toggled(state.choice[facet], value)}});
  };
  const clear = () => {
    setText('');
    update({text: '', choice: NO_CHOICE});
  };
  return {state, update, all, shown, setText, toggle, clear};
}
