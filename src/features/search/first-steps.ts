/** Generally useful searches, suggested when a query resembles nothing. */
export const FIRST_STEPS = ['quickstart', 'ingestion', 'lineage', 'access policies', 'GraphQL'];
