/** Integrations for the tests of this folder. */
import type {Integration} from '@site/src/features/integrations/model/types';

const make = (id: string, name: string, rest: Partial<Integration> = {}): Integration => ({
  id,
  name,
  topic: 'Made up',
  href: `/docs/${id}`,
  types: ['Database'],
  connection: 'pull',
  support: ['CERTIFIED'],
  capabilities: [],
  features: [],
  words: id,
  ...rest,
});

export const POND = make('pond', 'Pond', {
  topic: 'Still water',
  capabilities: ['Descriptions', 'Domains'],
  features: ['Lower Casing'],
});

export const BROOK = make('brook', 'Brook, upper', {
  types: ['Streaming', 'ETL/ELT'],
  support: ['TESTING'],
  capabilities: ['Domains', 'Column-level Lineage', 'Descriptions'],
});

export const LAKE = make('lake', 'lake', {
  types: ['Data Lake'],
  support: ['INCUBATING'],
  words: 'lake reservoir',
});

const OTTER = make('otter', 'Otter', {
  types: ['Orchestrator'],
  connection: 'push',
  support: [],
});

/** Sorted A to Z. */
export const ALL = [BROOK, LAKE, OTTER, POND];
