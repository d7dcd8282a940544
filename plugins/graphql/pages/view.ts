/** What the renderers of one page share: marks and links to types. */
import {type GraphQLType, isListType, isNonNullType} from 'graphql';
import type {GraphqlReference} from '..';
import {codeHtml} from '../../page-kit/html';
import {changedMark, DEPRECATED, sinceMark as sinceBadge} from '../../page-kit/marks';
import {inline} from './inline';
import {hrefOf, type PageName} from './target';
import type {Usage} from './usage';

/** A page that is being generated. */
export type View = {
  page: PageName;
  reference: GraphqlReference;
  usage: Usage;
};

/** A link to a definition by its coordinate. */
export function linkTo({reference, page}: View, coordinate: string, label = coordinate): string {
  return `<a href="${hrefOf(reference.schema, page, coordinate)}">${label}</a>`;
}

/** A type as SDL writes it, `[Owner!]!`, with its name as a link. */
export function typeHtml(view: View, type: GraphQLType): string {
  if (isNonNullType(type)) return `${typeHtml(view, type.ofType)}!`;
  if (isListType(type)) return `[${typeHtml(view, type.ofType)}]`;
  return linkTo(view, type.name);
}

/** The same as code, styled differently from names. */
export function typeCode(view: View, type: GraphQLType): string {
  return `<code class="ref-type">${typeHtml(view, type)}</code>`;
}

/** The badge of a definition that not every version has. */
export function sinceMark({reference: {since, version}}: View, coordinate: string): string {
  return sinceBadge(version.badge(since.get(coordinate)));
}

/** The former types of a definition, and until when they applied. */
export function changeNote({reference}: View, coordinate: string): string {
  const former = reference.changed.get(coordinate) ?? [];
  return former.map(({badge, type}) => `${changedMark(badge)} Was ${codeHtml(type)}.`).join('');
}

/** Mark that follows the description of a deprecated definition, with what to use instead. */
export function deprecation(reason: string | null | undefined): string {
  return reason == null ? '' : `${DEPRECATED} ${inline(reason)}`;
}
