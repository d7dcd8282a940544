/** What the reader chose to compare, and how to choose. */
import type {Integration} from '@site/src/features/integrations/model/types';
import {useMemo, useState} from 'react';
import {comparison, type Comparison, toggleSource} from './model/compare';
import type {State} from './model/state';
import type {Update} from './useCatalogState';

export type SourceSelection = Comparison & {
  /** Whether the last one chosen was one too many. */
  refused: boolean;
  toggle: (id: string) => void;
  clear: () => void;
};

/** The address without what it can't show. */
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
