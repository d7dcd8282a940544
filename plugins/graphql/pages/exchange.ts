/**
 * A collapsed request beside the shape of its response: an example, or what is generated for an operation without one.
 * In Markdown, since a static block can't contain highlighted code.
 */
import type {GraphqlExample} from '..';
import {codeExchange} from '../../page-kit/elements';
import {blocks, escapeHtml, fence} from '../../page-kit/markdown';
import {generatedRequest} from '../requests';
import type {Operation} from '../model';
import {responseShape} from './response-shape';
import {anchorOf} from './target';
import type {View} from './view';

type Request = Pick<GraphqlExample, 'query' | 'variables'>;

/** How many types an operation has fragments for. */
function typesIn(query: string): number {
  return new Set([...query.matchAll(/\.\.\. on (\w+)/g)].map(([, type]) => type)).size;
}

function exchange({reference}: View, {query, variables}: Request): string {
  const json = Object.keys(variables).length > 0 && JSON.stringify(variables, null, 2);
  const shape = responseShape(reference.schema, query);
  return codeExchange(
    blocks(fence('graphql', query, 'Request'), json && fence('json', json, 'Variables')),
    blocks(
      fence('json', shape, 'Response, with types for values'),
      typesIn(query) > 1 && 'Each object has only the fields of its own type.',
    ),
  );
}

/** An example with its description. */
export function exampleBlock(view: View, example: GraphqlExample): string {
  const {id, title, description} = example;
  return blocks(
    `<details id="example-${id}">\n<summary>Example: ${escapeHtml(title)}</summary>`,
    description,
    exchange(view, example),
    '</details>',
  );
}

/** The request of an operation that has no example. Its class hides it from the search: it only repeats names. */
export function requestBlock(view: View, operation: Operation): string {
  const {root, field} = operation;
  const id = `request-${anchorOf(`${root}.${field.name}`)}`;
  // A list of all summaries has to tell them apart.
  const summary = `<summary aria-label="Request for ${field.name}">Request</summary>`;
  return blocks(
    `<details class="ref-request" id="${id}">\n${summary}`,
    exchange(view, generatedRequest(view.reference.schema, operation)),
    '</details>',
  );
}
