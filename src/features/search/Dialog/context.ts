/** What the parts that DocSearch draws inside the dialog need from outside it. */
import {createContext, useContext} from 'react';
import type {Passages} from './usePassages';

type DialogContext = {
  passages: Passages;
  /** Closes the dialog and opens a page of the site. */
  follow: (url: string) => void;
  /** Address of the search page for a query. */
  pageOf: (query: string) => string;
};

const Context = createContext<DialogContext | undefined>(undefined);

export const DialogProvider = Context.Provider;

/** @throws Error outside the dialog */
export function useDialog(): DialogContext {
  const value = useContext(Context);
  if (!value) throw new Error('useDialog is for parts of the search dialog.');
  return value;
}
