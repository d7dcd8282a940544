/** One query or mutation: heading, signature, description, arguments. */
import {getNamedType, isScalarType} from 'graphql';
import {factsTable, selfLink} from '../../page-kit/html';
import type {Operation} from '../model';
import {inline} from './inline';
import {inputRow} from './rows';
import {anchorOf} from './target';
import {changeNote, deprecation, linkTo, sinceMark, typeHtml, type View} from './view';

/** More arguments than this are each on a separate line in the signature. */
const ON_ONE_LINE = 2;

function signature(view: View, {field}: Operation): string {
  const args = field.args.map(({name, type}) => `${name}: ${typeHtml(view, type)}`);
  const list =
    args.length > ON_ONE_LINE
      ? `(\n  ${args.join('\n  ')}\n)`
      : args.length > 0
        ? `(${args.join(', ')})`
        : '';
  const text = `${field.name}${list}: ${typeHtml(view, field.type)}`;
  return `<pre class="ref-signature"><code>${text}</code></pre>`;
}

/** Describes the return value, unless its type says enough. */
function returns(view: View, {field}: Operation): string {
  const type = getNamedType(field.type);
  if (isScalarType(type) || !type.description) return '';
  return `<p>Returns ${linkTo(view, type.name)}: ${inline(type.description)}</p>`;
}

/** The operation in HTML, under an h3. */
export function operationHtml(view: View, operation: Operation): string {
  const {root, field} = operation;
  const coordinate = `${root}.${field.name}`;
  const anchor = anchorOf(coordinate);
  const args = field.args.map((arg) => inputRow(view, `${coordinate}(${arg.name}:)`, arg));
  return [
    `<h3 id="${anchor}"><code>${field.name}</code>${sinceMark(view, coordinate)} ${selfLink(anchor, field.name)}</h3>`,
    `<p>${inline(field.description ?? '')}${deprecation(field.deprecationReason)}${changeNote(view, coordinate)}</p>`,
    signature(view, operation),
    args.length > 0 && factsTable(['Argument', 'Type', 'Description'], args),
    returns(view, operation),
  ]
    .filter(Boolean)
    .join('\n');
}
