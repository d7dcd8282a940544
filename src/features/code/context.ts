/** Carries a block's coloured HTML past the theme's parts, which know of its text alone. */
import {createContext, useContext} from 'react';

const HighlightedHtml = createContext('');

export const HighlightedHtmlProvider = HighlightedHtml.Provider;

/** Lines of HTML of the block around. */
export const useHighlightedHtml = (): string => useContext(HighlightedHtml);
