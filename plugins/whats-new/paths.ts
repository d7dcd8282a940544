/** Where the list of changes is, below /docs/. */
export const WHATS_NEW = 'whats-new';
