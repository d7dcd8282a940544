/** The closed vocabularies of source files; add new terms here first. */

/** How well a module is tested and maintained, best first. */
export const SUPPORT_LEVELS = ['CERTIFIED', 'INCUBATING', 'TESTING', 'UNKNOWN'] as const;

/** Whether DataHub pulls the metadata or the other system pushes it. */
export const CONNECTIONS = ['pull', 'push'] as const;

/** The kind of system that a source reads. */
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

/** The possible capabilities of a module, spelled as in DataHub's own list. */
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
