/** The closed lists of words that source files may use; a new word is added here first. */

/** How well a module is tested and maintained, best first. */
export const SUPPORT_LEVELS = ['CERTIFIED', 'INCUBATING', 'TESTING', 'UNKNOWN'] as const;

/** Whether DataHub fetches the metadata or the other system sends it. */
export const CONNECTIONS = ['pull', 'push'] as const;

/** What kind of system a source reads. */
export const CATEGORIES = [
  'BI Tool',
  'Collaboration',
  'CRM',
  'Data Lake',
  'Data Warehouse',
  'Database',
  'ETL/ELT',
  'Identity Provider',
  'Metadata',
  'ML',
  'Orchestrator',
  'Query Engine',
  'Streaming',
] as const;

/** What a module may be able to do, spelled as in DataHub's own capability list. */
export const CAPABILITIES = [
  'Asset Containers',
  'Classification',
  'Column-level Lineage',
  'Data Profiling',
  'Dataset Usage',
  'Descriptions',
  'Detect Deleted Entities',
  'Domains',
  'Extract Ownership',
  'Extract Tags',
  'Partition Support',
  'Platform Instance',
  'Schema Metadata',
  'Table-Level Lineage',
] as const;

/** Name of a capability. */
export type CapabilityName = (typeof CAPABILITIES)[number];
