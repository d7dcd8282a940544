/** Makes the note of a changed page from the changes on it. */
import {NEXT} from '../../releases/model';
import {alike, type Like} from '../groups';
import type {Change, Changes} from '../model';
import {difference, heading, isCode} from '../words';
import type {Note, NotePart} from './model';

/** A long list is on the page of all changes. */
const MOST = 40;

/** Things that are a page of their own. */
const PAGES = new Set(['page', 'source', 'entity']);

const quoted = (value: string): string => `“${value}”`;

function partOf({kind, what, changes}: Like): NotePart {
  const items = changes.slice(0, MOST).map((change) => ({
    name: change.name.replace(/\[([^\]]*)\]\([^)]*\)|[`*]/g, '$1'),
    ...(isCode(change) && {code: true as const}),
    ...(change.anchor !== undefined && {anchor: change.anchor}),
    ...(change.property !== undefined && {detail: difference(change, quoted)}),
  }));
  const more = changes.length - items.length;
  return {heading: heading(kind, what, changes.length), items, ...(more > 0 && {more})};
}

/** @returns the note of each changed page, by its path below /docs/ */
export function notesOf({since, releases, changes}: Changes): Map<string, Note> {
  const byPage = new Map<string, Change[]>();
  for (const change of changes) {
    // Notes on upgrades are the content of their page.
    if (change.page === undefined || change.area === 'upgrade') continue;
    byPage.set(change.page, [...(byPage.get(change.page) ?? []), change]);
  }
  const noteOf = (list: readonly Change[]): Note => {
    const isNew = list.some(({kind, what}) => kind === 'added' && PAGES.has(what));
    if (isNew) return {since, isNew, releases: []};
    const told = releases.map(({name, after}) => ({
      title: name === NEXT ? `After ${after}` : name,
      parts: alike(list.filter(({release}) => release === name)).map(partOf),
    }));
    return {since, releases: told.filter(({parts}) => parts.length > 0)};
  };
  return new Map([...byPage].map(([page, list]) => [page, noteOf(list)]));
}
