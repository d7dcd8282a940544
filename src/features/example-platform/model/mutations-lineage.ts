/** Edges that people draw and remove. */
import type {Platform, Queries} from './query';

type EdgeInput = {upstreamUrn: string; downstreamUrn: string};

export const lineageMutations: Queries = {
  updateLineage(
    {store}: Platform,
    {input}: {input: {edgesToAdd: EdgeInput[]; edgesToRemove: EdgeInput[]}},
  ) {
    const removed = ({from, to}: {from: string; to: string}) =>
      input.edgesToRemove.some((one) => one.upstreamUrn === from && one.downstreamUrn === to);
    const added = input.edgesToAdd.map(({upstreamUrn, downstreamUrn}) => ({
      from: upstreamUrn,
      to: downstreamUrn,
      drawnBy: store.me,
    }));
    store.lineage = [...store.lineage.filter((edge) => !removed(edge)), ...added];
    return true;
  },
};
