/** Types of the bundler loader, for its tests. */

/** @returns a CommonJS module whose value is the drawing's markup. @throws Error naming the file */
export default function svgLoader(this: {resourcePath: string}, source: string): string;
