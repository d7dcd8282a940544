/** Types of the bundler loader, for its tests. */

/** @returns `ComponentCreator.js` with a name for the chunk of the not-found page */
export default function notFoundLoader(source: string): string;
