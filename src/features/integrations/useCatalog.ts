/** What the catalog shows, given its integrations and its state, and what its controls do. */
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

/** The state of the catalog, and how to change it. */
export type Catalog = {
  state: State;
  update: Update;
  /** What the view can show: the matrix shows only sources. */
  all: readonly Integration[];
  /** What matches the filters, in order. */
  shown: readonly Integration[];
  setText: (text: string) => void;
  toggle: (facet: Facet, value: string) => void;
  clear: () => void;
};

/** Spaces around a text aren't kept in the URL. */
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
