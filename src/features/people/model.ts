/** The people whom the community honored; the build checks reference/community-honors.yaml against these types. */

/** Someone who was honored, and for what. */
export type Person = {name: string; company?: string | undefined; deed?: string | undefined};

/** People who were honored for the same kind of work. */
export type Group = {name: string; about?: string | undefined; people: Person[]};

/** Who was honored in one year. */
export type Roster = {
  program: 'champions' | 'guild';
  /** The name of the roster: its year. */
  label: string;
  as_of: string;
  groups: Group[];
};

/** Everyone who was honored, with the newest roster of each program first. */
export type Honors = {rosters: Roster[]};
