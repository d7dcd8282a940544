/** Changes of access policies. */
import type {Entity} from './world';
import type {Platform, Queries} from './query';
import type {Store} from './store';

type Criterion = {field: string; condition: string; values: string[]};

type PolicyInput = {
  type: string;
  name: string;
  state: string;
  description?: string | null;
  privileges: string[];
  actors: Record<string, unknown> & {
    users?: string[] | null;
    groups?: string[] | null;
    resourceOwnersTypes?: string[] | null;
  };
  resources?: {filter?: {criteria?: Criterion[] | null} | null} | null;
};

/** The actors of a policy as the API returns them: URNs, and the same again as entities. */
const actorsOf = ({actors}: PolicyInput) => ({
  ...actors,
  roles: [],
  resolvedUsers: actors.users ?? [],
  resolvedGroups: actors.groups ?? [],
  resolvedRoles: [],
  resolvedOwnershipTypes: actors.resourceOwnersTypes ?? [],
});

const resourcesOf = ({resources}: PolicyInput) =>
  resources && {
    filter: {
      criteria: (resources.filter?.criteria ?? []).map(({values, ...criterion}) => ({
        ...criterion,
        values: values.map((value) => ({
          value,
          entity: value.startsWith('urn:li:') ? value : null,
        })),
      })),
    },
  };

function write(store: Store, urn: string, input: PolicyInput): string {
  const old = store.entities.get(urn);
  const policy: Entity = {
    related: {},
    ...old,
    urn,
    type: 'DATAHUB_POLICY',
    __typename: 'DataHubPolicy',
    policyType: input.type,
    name: input.name,
    description: input.description,
    state: input.state,
    privileges: input.privileges,
    editable: true,
    actors: actorsOf(input),
    resources: resourcesOf(input) ?? null,
  };
  store.entities.set(urn, policy);
  return urn;
}

export const policyMutations: Queries = {
  createPolicy: ({store}: Platform, {input}: {input: PolicyInput}) =>
    write(store, 'urn:li:dataHubPolicy:0b5d8e2f-4c19-4a7e-8f63-d1a90c7be254', input),
  updatePolicy: ({store}: Platform, {urn, input}: {urn: string; input: PolicyInput}) =>
    write(store, urn, input),
  deletePolicy({store}: Platform, {urn}: {urn: string}) {
    store.entities.delete(urn);
    return urn;
  },
};
