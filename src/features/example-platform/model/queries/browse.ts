/** The tree beside search results: folders and containers, with how many assets are in them. */
import {browsePathOf} from '../browse-path';
import type {Platform, Queries} from '../query';
import {find, type SearchInput} from '../search';

type Browse = {input: SearchInput & {path?: string[] | null}};
type Group = {name: string; entity: string | null; count: number; hasSubGroups: boolean};

/** Types to browse if a query names none: BROWSE_ENTITY_TYPES of the platform's SearchUtils. */
const TYPES = [
  ...['DATASET', 'DASHBOARD', 'CHART', 'CONTAINER', 'MLMODEL', 'MLMODEL_GROUP', 'MLFEATURE_TABLE'],
  ...['DATA_FLOW', 'DATA_JOB', 'NOTEBOOK'],
];

export const browse: Queries = {
  browseV2({store}: Platform, {input}: Browse) {
    const path = input.path ?? [];
    const types = input.types?.length ? input.types : [input.type ?? TYPES].flat();
    const groups = new Map<string, Group>();
    let total = 0;
    for (const entity of find(store, {...input, types, type: null})) {
      const own = browsePathOf(store, entity);
      const name = own[path.length];
      if (name === undefined || !path.every((part, i) => own[i] === part)) continue;
      total++;
      const group = groups.get(name) ?? {
        name,
        entity: store.entities.has(name) ? name : null,
        count: 0,
        hasSubGroups: false,
      };
      group.count++;
      group.hasSubGroups ||= own.length > path.length + 1;
      groups.set(name, group);
    }
    const list = [...groups.values()].sort(
      (a, b) => b.count - a.count || (a.name < b.name ? -1 : 1),
    );
    const start = input.start ?? 0;
    const count = input.count ?? 10;
    return {
      groups: list.slice(start, start + count),
      start,
      count,
      total: list.length,
      metadata: {path, totalNumEntities: total},
    };
  },
};
