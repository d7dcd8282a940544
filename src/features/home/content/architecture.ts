/** The architecture of the platform, as a graph. */
import type {Graph} from '../NodeGraph/model';

export const ARCHITECTURE: Graph = {
  nodeWidth: 196,
  size: {wide: [1200, 262], tall: [420, 560]},
  nodes: [
    {
      id: 'systems',
      kicker: 'Databases, BI, ML, pipelines',
      name: 'Your systems',
      at: {wide: [2, 102], tall: [112, 2]},
    },
    {
      id: 'ingestion',
      kicker: 'Pull: recipes and schedules',
      name: 'Ingestion',
      at: {wide: [252, 28], tall: [2, 112]},
    },
    {
      id: 'push',
      kicker: 'Push: plugins and code',
      name: 'SDKs and APIs',
      at: {wide: [252, 176], tall: [222, 112]},
    },
    {
      id: 'service',
      kicker: 'Checks, stores, serves',
      name: 'Metadata service',
      accent: true,
      chips: [{text: 'MySQL or PostgreSQL', tone: 'accent'}],
      at: {wide: [502, 86], tall: [112, 224]},
    },
    {
      id: 'clients',
      kicker: 'Web UI, GraphQL, OpenAPI',
      name: 'People and programs',
      at: {wide: [752, 28], tall: [2, 374]},
    },
    {id: 'log', kicker: 'Kafka', name: 'Change log', at: {wide: [752, 176], tall: [222, 374]}},
    {
      id: 'index',
      kicker: 'Elasticsearch or OpenSearch',
      name: 'Search and graph',
      at: {wide: [1002, 120], tall: [222, 490]},
    },
    {
      id: 'actions',
      kicker: 'React to every change',
      name: 'Actions',
      at: {wide: [1002, 202], tall: [2, 490]},
    },
  ],
  edges: [
    {from: 'systems', to: 'ingestion', step: 0, accent: true},
    {from: 'systems', to: 'push', step: 0, accent: true},
    {from: 'ingestion', to: 'service', step: 1, accent: true},
    {from: 'push', to: 'service', step: 1, accent: true},
    {from: 'service', to: 'clients', step: 2, accent: true},
    {from: 'service', to: 'log', step: 2},
    {from: 'log', to: 'index', step: 3},
    {from: 'log', to: 'actions', step: 3},
  ],
};

/** Text alternative of the graph. */
export const ARCHITECTURE_TEXT =
  'Metadata from your systems reaches the metadata service in two ways: ingestion pulls it with recipes on a schedule, and SDKs and APIs push it. The service checks it, stores it in a primary database, MySQL or PostgreSQL, ' +
  'and publishes each change to a log in Kafka. The search and graph index, Elasticsearch or OpenSearch, and your actions follow that log. People and programs use the web UI, GraphQL, and OpenAPI.';
