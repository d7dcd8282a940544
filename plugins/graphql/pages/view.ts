/** What the writers of one page share, and the marks and type links they all need. */
import {type GraphQLType, isListType, isNonNullType} from 'graphql';
import type {GraphqlReference} from '..';
import {codeHtml} from '../../page-kit/html';
import {changedMark, DEPRECATED, sinceMark as sinceBadge} from '../../page-kit/marks';
import {inline} from './inline';
import {hrefOf, type PageName} from './target';
import type {Usage} from './usage';

/** One page in the making. */
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

/** The same as code that the theme sets apart from names. */
export function typeCode(view: View, type: GraphQLType): string {
  return `<code class="ref-type">${typeHtml(view, type)}</code>`;
}

/** The badge of what not every version has. */
export function sinceMark({reference: {since, version}}: View, coordinate: string): string {
  return sinceBadge(version.badge(since.get(coordinate)));
}

/** What a definition had as its type, and until when. */
export function changeNote({reference}: View, coordinate: string): string {
  const former = reference.changed.get(coordinate) ?? [];
  return former.map(({badge, type}) => `${changedMark(badge)} Was ${codeHtml(type)}.`).join('');
}

/** Mark of what is deprecated, to follow its description, and what to do instead. */
export function deprecation(reason: string | null | undefined): string {
  return reason == null ? '' : `${DEPRECATED} ${inline(reason)}`;
}
