/** Saved views, which scenes create and remove. */
import type {Platform, Queries} from './query';

type ViewInput = {
  viewType?: string;
  name: string;
  description?: string | null;
  definition: {entityTypes: string[]; filter: unknown};
};

export const viewMutations: Queries = {
  createView({store}: Platform, {input}: {input: ViewInput}) {
    const urn = 'urn:li:dataHubView:6d0f4a93-2b7e-4c18-8e5a-b1c9d7f20e64';
    store.entities.set(urn, {
      ...input,
      urn,
      __typename: 'DataHubView',
      type: 'DATAHUB_VIEW',
      related: {},
    });
    return urn;
  },
};
