/** The searches that the browser stores, as state of the dialog. */
import {useMemo, useState} from 'react';
import {
  forget,
  readStored,
  remember,
  save,
  type StoredSearch,
  type StoredSearches,
  writeStored,
} from './stored-searches';

type Change = (search: StoredSearch) => void;

export type SearchMemory = {remember: Change; save: Change; forget: Change};

/** @returns the stored searches, undefined if the browser stores nothing, and functions that change them */
export function useStoredSearches(indexName: string): [StoredSearches | undefined, SearchMemory] {
  const [lists, setLists] = useState(() => readStored(indexName));
  const memory = useMemo(() => {
    const changing =
      (change: (lists: StoredSearches, search: StoredSearch) => StoredSearches) =>
      (search: StoredSearch) => {
        // Read again, because another tab may have changed them.
        const before = readStored(indexName);
        if (!before) return;
        const after = change(before, search);
        writeStored(indexName, after);
        setLists(after);
      };
    return {remember: changing(remember), save: changing(save), forget: changing(forget)};
  }, [indexName]);
  return [lists, memory];
}
