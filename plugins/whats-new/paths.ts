/** Where the list of changes is, below /docs/. */
export const WHATS_NEW = 'whats-new';

/** The changes of Next as data, in the build. */
export const CHANGES_DATA = 'reference/next/changes.json';

/** The schema of that file. */
export const CHANGES_SCHEMA = 'reference/schemas/changes.schema.json';
