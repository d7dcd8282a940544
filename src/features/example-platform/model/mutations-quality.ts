/** Changes of quality: incidents and data contracts. */
import type {Entity} from './world';
import type {Platform, Queries} from './query';
import {contractOf} from './quality';
import type {Store} from './store';

type Status = {state?: string | null; stage?: string | null; message?: string | null};

type IncidentInput = {
  type?: string;
  customType?: string | null;
  title?: string | null;
  description?: string | null;
  resourceUrn?: string | null;
  resourceUrns?: string[] | null;
  priority?: string | null;
  assigneeUrns?: string[] | null;
  startedAt?: number | null;
  status?: Status | null;
};

const stamp = ({now, me}: Store) => ({time: now, actor: me});

const statusOf = (store: Store, {state, stage, message}: Status) => ({
  state: state ?? 'ACTIVE',
  stage,
  message,
  lastUpdated: stamp(store),
});

/** Names that a contract has for its assertions. */
type Parts = Readonly<Record<string, {assertionUrn: string}[] | null | undefined>>;

const part = (list: Parts[string]) =>
  list?.map(({assertionUrn}) => ({assertion: assertionUrn})) ?? null;

export const qualityMutations: Queries = {
  raiseIncident({store}: Platform, {input}: {input: IncidentInput}) {
    const urn = 'urn:li:incident:0e8c6d14-51b7-4f0a-8a9e-2b7d3c9f6a05';
    const incident: Entity = {
      urn,
      type: 'INCIDENT',
      __typename: 'Incident',
      incidentType: input.type,
      customType: input.customType ?? null,
      title: input.title,
      description: input.description,
      priority: input.priority ?? null,
      entity: input.resourceUrn ?? input.resourceUrns?.[0],
      source: {type: 'MANUAL'},
      status: statusOf(store, input.status ?? {}),
      created: stamp(store),
      startedAt: input.startedAt ?? null,
      assignees: input.assigneeUrns ?? [],
      tags: null,
      related: {},
    };
    store.entities.set(urn, incident);
    return urn;
  },
  updateIncidentStatus({store}: Platform, {urn, input}: {urn: string; input: Status}) {
    const incident = store.entities.get(urn);
    if (!incident) return false;
    incident['status'] = statusOf(store, input);
    return true;
  },
  // As on the server: priority and assignees are replaced with what was sent, even if that is empty.
  updateIncident({store}: Platform, {urn, input}: {urn: string; input: IncidentInput}) {
    const incident = store.entities.get(urn);
    if (!incident) return false;
    incident['title'] = input.title ?? incident['title'];
    incident['description'] = input.description ?? incident['description'];
    incident['priority'] = input.priority ?? null;
    incident['assignees'] = input.assigneeUrns ?? [];
    if (input.status) incident['status'] = statusOf(store, input.status);
    return true;
  },
  upsertDataContract({store}: Platform, {input}: {input: Parts & {entityUrn: string}}) {
    const {entityUrn, freshness, schema, dataQuality} = input;
    const dataset = store.entities.get(entityUrn);
    const urn = (dataset && contractOf(store, dataset)) ?? 'urn:li:dataContract:new';
    const contract: Entity = {
      urn,
      type: 'DATA_CONTRACT',
      __typename: 'DataContract',
      properties: {
        entityUrn,
        freshness: part(freshness),
        schema: part(schema),
        dataQuality: part(dataQuality),
      },
      status: {state: 'ACTIVE'},
      structuredProperties: null,
      related: {},
    };
    store.entities.set(urn, contract);
    return urn;
  },
};
