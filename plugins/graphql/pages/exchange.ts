/**
 * A collapsed request beside the shape of its response: an example, or what is generated for an operation without one.
 * In Markdown, since a static block can't contain highlighted code.
 */
import type {GraphqlExample} from '..';
import {codeExchange} from '../../page-kit/elements';
import {blocks, escapeHtml, fence} from '../../page-kit/markdown';
import {generatedRequest} from '../requests';
import type {Operation} from './operation';
import {responseShape} from './response-shape';
import {anchorOf} from './target';
import type {View} from './view';

type Request = Pick<GraphqlExample, 'query' | 'variables'>;

/** A word after the language of a block: its text only repeats the page, so the search ignores it. */
const UNSEARCHED = ' unsearched';

/** How many types an operation has fragments for. */
function typesIn(query: string): number {
  return new Set([...query.matchAll(/\.\.\. on (\w+)/g)].map(([, type]) => type)).size;
}

function exchange({reference}: View, {query, variables}: Request, word = ''): string {
  const json = Object.keys(variables).length > 0 && JSON.stringify(variables, null, 2);
  const shape = responseShape(reference.schema, query);
  return codeExchange(
    blocks(
      fence(`graphql${word}`, query, 'Request'),
      json && fence(`json${word}`, json, 'Variables'),
    ),
    blocks(
      fence(`json${word}`, shape, 'Response, with types for values'),
      typesIn(query) > 1 && 'Each object has only the fields of its own type.',
    ),
  );
}

function collapsed(id: string, summary: string, ...content: readonly string[]): string {
  return blocks(
    `<details id="${id}">\n<summary>${escapeHtml(summary)}</summary>`,
    ...content,
    '</details>',
  );
}

/** An example with its description. */
export function exampleBlock(view: View, example: GraphqlExample): string {
  const {id, title, description} = example;
  return collapsed(`example-${id}`, `Example: ${title}`, description, exchange(view, example));
}

/** The request of an operation that has no example. */
export function requestBlock(view: View, operation: Operation): string {
  const {root, field} = operation;
  const request = generatedRequest(view.reference.schema, operation);
  const id = `request-${anchorOf(`${root}.${field.name}`)}`;
  return collapsed(id, 'Request', exchange(view, request, UNSEARCHED));
}
