/** Passes a block's highlighted HTML through the theme's components, which handle only its text. */
import {createContext, useContext} from 'react';

const HighlightedHtml = createContext('');

/** Provides the HTML lines of a code block to what is inside it. */
export const HighlightedHtmlProvider = HighlightedHtml.Provider;

/** @returns the HTML lines of the enclosing code block */
export const useHighlightedHtml = (): string => useContext(HighlightedHtml);
