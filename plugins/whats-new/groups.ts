/** Groups changes for readers: what belongs to one source, type, or page is listed together. */
import type {Change} from './model';

/** Changes that are told in one place. */
export type Group = {
  /** What they belong to; or the thing itself, if it belongs to nothing. */
  label: string;
  /** Whether the label is the name of the thing that changed. */
  isOwn: boolean;
  page: string | undefined;
  changes: readonly Change[];
};

/** The identity of a thing, whatever happened to it. */
const thingOf = ({what, name, page = ''}: Change): string => [what, name, page].join('\0');

/** @param changes of one area in one release, in order */
export function groupsOf(changes: readonly Change[]): Group[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key =
      change.owner === undefined ? thingOf(change) : `${change.owner}\0${change.page ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].flatMap((list): Group[] => {
    const [first] = list;
    if (!first) return [];
    const {owner, name, page} = first;
    return [{label: owner ?? name, isOwn: owner === undefined, page, changes: list}];
  });
}

/** Changes of the same kind to the same kind of thing, such as new fields. */
export type Like = {kind: Change['kind']; what: string; changes: readonly Change[]};

/** @param changes of one group, in order */
export function alike(changes: readonly Change[]): Like[] {
  const found = new Map<string, Like & {changes: Change[]}>();
  for (const change of changes) {
    const {kind, what, property} = change;
    const key = `${kind}\0${what}\0${property === undefined ? '' : 'value'}`;
    const like = found.get(key) ?? {kind, what, changes: []};
    like.changes.push(change);
    found.set(key, like);
  }
  return [...found.values()];
}
