/** The sources that the reader chose to compare, and functions to change them. */
import type {Integration} from '@site/src/features/integrations/model/types';
import {useMemo, useState} from 'react';
import {comparison, type Comparison, toggleSource} from './model/compare';
import type {State} from './model/state';
import type {Update} from './useCatalogState';

/** The chosen sources, and functions to change them. */
export type SourceSelection = Comparison & {
  /** Whether the reader tried to add one source too many. */
  refused: boolean;
  toggle: (id: string) => void;
  clear: () => void;
};

/** @returns the chosen sources; ids in the URL that can't be shown are listed separately */
export function useComparison(
  integrations: readonly Integration[],
  {compare, view}: State,
  update: Update,
): SourceSelection {
  const [refused, setRefused] = useState(false);
  const found = useMemo(() => comparison(integrations, compare), [integrations, compare]);
  const write = (ids: readonly string[]) => update({compare: ids, view});
  const toggle = (id: string) => {
    const next = toggleSource(
      found.chosen.map((one) => one.id),
      id,
    );
    setRefused(next === undefined);
    if (next) write(next);
  };
  const clear = () => {
    setRefused(false);
    write([]);
  };
  return {...found, refused, toggle, clear};
}
