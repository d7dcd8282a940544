/** Types of the bundler loader, for its tests. */

/** @returns the JSON with short names of chunks */
export default function chunkNamesLoader(source: string): string;
