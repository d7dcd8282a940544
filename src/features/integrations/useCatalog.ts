/** All that the page shows, out of the cards and its state; and what its controls do. */
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

export type Catalog = {
  state: State;
  update: Update;
  /** What the view can show: the matrix shows sources alone. */
  all: readonly Integration[];
  /** What is left of it, in order. */
  shown: readonly Integration[];
  setText: (text: string) => void;
  toggle: (facet: Facet, value: string) => void;
  clear: () => void;
};

/** Spaces around a text do not stand in the address. */
const trimmed = (text: string) => text.trim();

export function useCatalog(integrations: readonly Integration[]): Catalog {
  const [inAddress, update] = useCatalogState();
  const write = useCallback((text: string) => update({text}, 'replace'), [update]);
  const [text, setText] = useTypedText(inAddress.text, write, trimmed);
  const state = useMemo(() => ({...inAddress, text}), [inAddress, text]);
  const all = useMemo(
    () => (inAddress.view === 'cards' ? integrations : integrations.filter(comparable)),
    [integrations, inAddress.view],
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
