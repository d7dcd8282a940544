/** The rows of a list of changes, as HTML. */
import {codeHtml, row} from '../../page-kit/html';
import {alike, type Group, groupsOf, type Like} from '../groups';
import type {Change} from '../model';
import {difference, heading, isCode, isSentence} from '../words';
import {inlineHtml} from './inline';

/** Says whether the version has a page, by its path below /docs/. */
export type HasPage = (page: string) => boolean;

function linked(html: string, target: string | undefined): string {
  // Facts may contain links of their own, which can't be inside another one.
  return target === undefined || html.includes('<a ') ? html : `<a href="${target}">${html}</a>`;
}

function targetOf(
  {page, anchor}: Pick<Change, 'page' | 'anchor'>,
  has: HasPage,
): string | undefined {
  if (page === undefined || !has(page)) return undefined;
  return anchor === undefined ? page : `${page}#${anchor}`;
}

function nameHtml(change: Change, has: HasPage): string {
  const html = isCode(change) ? codeHtml(change.name) : inlineHtml(change.name);
  return isSentence(change) ? html : linked(html, targetOf(change, has));
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What happened to the thing that the row is about. */
function ownText({kind, what, changes}: Like): string {
  return changes
    .map((change) =>
      change.property === undefined
        ? heading(kind, what, 1)
        : capitalized(difference(change, codeHtml)),
    )
    .join('. ');
}

/** What happened to parts of the thing that the row is about. */
function partsText({kind, what, changes}: Like, has: HasPage): string {
  const names = changes.map((change) => {
    const name = nameHtml(change, has);
    return change.property === undefined ? name : `${name} (${difference(change, codeHtml)})`;
  });
  return `${heading(kind, what, names.length)}: ${names.join(isSentence({what}) ? ' ' : ', ')}`;
}

function noteText({name, action}: Change): string {
  return inlineHtml(name) + (action === undefined ? '' : `. <em>${inlineHtml(action)}</em>`);
}

function cells({label, isOwn, page, changes}: Group, has: HasPage): [string, string] {
  const [first] = changes;
  if (!first) return ['', ''];
  const likes = alike(changes);
  if (isOwn) return [nameHtml(first, has), likes.map(ownText).join('. ')];
  const parts = likes.map((like) => `<li>${partsText(like, has)}</li>`);
  const target = page !== undefined && has(page) ? page : undefined;
  return [linked(inlineHtml(label), target), `<ul>${parts.join('')}</ul>`];
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_.]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Prefix of the ids of rows: a filter finds an area by it. */
export const areaToken = (area: string): string => `${area}:`;

/** Makes ids, each once. */
function idMaker(): (prefix: string, label: string) => string {
  const used = new Set<string>();
  return (prefix, label) => {
    const id = prefix + slugOf(label);
    let unique = id;
    for (let i = 2; used.has(unique); i++) unique = `${id}-${i}`;
    used.add(unique);
    return unique;
  };
}

/**
 * @param changes of one area in one release
 * @param has whether the version of the page has another page
 * @returns a row for each thing that changed, with an id that starts with area and release
 */
export function rowsOf(changes: readonly Change[], has: HasPage): string[] {
  const makeId = idMaker();
  return changes.length > 0 && changes[0]?.area === 'upgrade'
    ? changes.map((change) =>
        row(
          [linked(capitalized(change.what), targetOf(change, has)), noteText(change)],
          makeId(`${areaToken('upgrade')}${change.release}:`, change.id.split('/').at(-1) ?? ''),
        ),
      )
    : groupsOf(changes).map((group) => {
        const {area = 'pages', release = ''} = group.changes[0] ?? {};
        return row(cells(group, has), makeId(`${areaToken(area)}${release}:`, group.label));
      });
}
