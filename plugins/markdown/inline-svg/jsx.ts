/** Builds the few MDX syntax nodes that a remark plugin needs to place a React component. */
import type {Program} from 'estree';

/** An attribute whose value is an expression, such as `{require('./a.svg')}`. */
type ExpressionValue = {
  type: 'mdxJsxAttributeValueExpression';
  value: string;
  data: {estree: Program};
};

/** A component between paragraphs, such as `<Diagram label="…" />`. */
export type JsxElement = {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: {type: 'mdxJsxAttribute'; name: string; value: string | ExpressionValue}[];
  children: never[];
};

/** `{require("request")}`: the bundler resolves it, so a changed file updates the page. */
export function requireCall(request: string): ExpressionValue {
  const raw = JSON.stringify(request);
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: `require(${raw})`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExpressionStatement',
            expression: {
              type: 'CallExpression',
              callee: {type: 'Identifier', name: 'require'},
              arguments: [{type: 'Literal', value: request, raw}],
              optional: false,
            },
          },
        ],
      },
    },
  };
}

/** An element without children. */
export function jsx(
  name: string,
  attributes: Record<string, string | ExpressionValue>,
): JsxElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
  };
}
