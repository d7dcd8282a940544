/** What the parts of the dialog can do. */
import {createContext, useContext} from 'react';
import type {Entry} from './list';
import type {StoredSearch} from './stored-searches';

/** Something in a list of the dialog. */
export type Choice = Entry | StoredSearch;

type DialogContext = {
  /** Closes the dialog and opens a page of the site. */
  follow: (url: string) => void;
  /** Notes that the reader opened the entry at a position. */
  choose: (choice: Choice, position: number) => void;
  /** Returns the URL of the search page for a query. */
  pageOf: (query: string) => string;
};

const Context = createContext<DialogContext | undefined>(undefined);

export const DialogProvider = Context.Provider;

/** @throws Error outside the dialog */
export function useDialog(): DialogContext {
  const value = useContext(Context);
  if (!value) throw new Error('useDialog must be used inside the search dialog.');
  return value;
}
