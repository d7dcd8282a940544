/** Searches that find something for everyone: what is left to suggest when a query resembles nothing. */
export const FIRST_STEPS = ['quickstart', 'ingestion', 'lineage', 'access policies', 'GraphQL'];
