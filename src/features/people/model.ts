/** Whom the community honored; the build checks reference/community-honors.yaml against it. */

/** Somebody who was honored, and for what. */
export type Person = {name: string; company?: string | undefined; deed?: string | undefined};

/** People who were honored for the same kind of work. */
export type Group = {name: string; about?: string | undefined; people: Person[]};

/** Who was honored in one year. */
export type Roster = {
  program: 'champions' | 'guild';
  /** The year: the roster's name. */
  label: string;
  as_of: string;
  groups: Group[];
};

/** Everyone who was honored, the newest roster of a program first. */
export type Honors = {rosters: Roster[]};
