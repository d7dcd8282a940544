/** Who the community honored; the build checks reference/community-honors.yaml against it. */

export type Person = {name: string; company?: string | undefined; deed?: string | undefined};

export type Group = {name: string; about?: string | undefined; people: Person[]};

/** Who was honored in one year. */
export type Roster = {
  program: 'champions' | 'guild';
  /** The year: the roster's name. */
  label: string;
  as_of: string;
  groups: Group[];
};

/** Everybody who was honored, newest roster of a program first. */
export type Honors = {rosters: Roster[]};
