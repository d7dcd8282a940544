/** Says what a cut did. */
import type {Cut} from '.';

/** @returns a line about the version, and one for each link that lost its target */
export function linesOf({version, pages, written, removed, dangling}: Cut): string[] {
  return [
    `${version}: ${pages} pages; ${written} files written, ${removed} removed.`,
    ...dangling.map(
      ({file, target}) =>
        `docs/${file} links to docs/${target}, which ${version} lacks; it keeps the label alone.`,
    ),
  ];
}
