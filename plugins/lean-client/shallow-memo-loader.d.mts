/** Types of the bundler loader, for its tests. */

/** @returns the module, whose `useShallowMemoObject` sorts keys by their characters */
export default function shallowMemoLoader(source: string): string;
