/** What the privilege finder knows; the build takes it from the facts. */

/** The roles that every installation has. */
export const ROLES = ['Admin', 'Editor', 'Reader'] as const;

export type Role = (typeof ROLES)[number];

/** Where a privilege can be granted: in a policy of one of the two types, or in one that is created by API. */
export const POLICIES = ['platform', 'metadata', 'api'] as const;

/** An operation of the GraphQL API that checks a privilege. */
export type Operation = {name: string; url: string; does: string; needs: string};

export type Privilege = {
  name: string;
  /** The constant of the APIs, such as `MANAGE_TAGS`. */
  constant: string;
  policy: (typeof POLICIES)[number];
  effect: string;
  /** For each role, `yes`, `no`, or how it has the privilege, such as `through Manage Tags`. */
  roles: Record<Role, string>;
  /** The release that introduces it, if that's later than the oldest documented one. */
  since?: string;
  operations: Operation[];
};
