/** An example as a folded part of a page: description, operation, variables. */
import type {GraphqlExample} from '..';
import {blocks, escapeHtml, fence} from '../../page-kit/markdown';

/** Markdown, as highlighted code can't be in a static block. */
export function exampleBlock({id, title, description, query, variables}: GraphqlExample): string {
  const json = Object.keys(variables).length > 0 && JSON.stringify(variables, null, 2);
  return blocks(
    `<details id="example-${id}">\n<summary>Example: ${escapeHtml(title)}</summary>`,
    description,
    fence('graphql', query),
    json && fence('json', json, 'Variables'),
    '</details>',
  );
}
