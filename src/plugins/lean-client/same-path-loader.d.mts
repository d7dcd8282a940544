/** Types of the bundler loader, for its tests. */

/** @returns the module, whose `isSamePath` answers early for paths of different lengths */
export default function samePathLoader(source: string): string;
