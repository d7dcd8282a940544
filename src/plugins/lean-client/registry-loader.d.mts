/** Types of the bundler loader, for its tests. */

/** @returns the table without paths of source files */
export default function registryLoader(source: string): string;
