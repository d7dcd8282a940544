/** Context for the components that DocSearch renders inside the dialog. */
import {createContext, useContext} from 'react';
import type {Passages} from './usePassages';

type DialogContext = {
  passages: Passages;
  /** Closes the dialog and opens a page of the site. */
  follow: (url: string) => void;
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
