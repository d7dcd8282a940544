/** Sorts configuration fields into reading order. */
import type {ConfigField} from '..';

/** Fields of one block; fields outside any block come first, with an empty name. */
export type FieldGroup = {block: string; fields: ConfigField[]};

/** Fields that matter less at first come last. */
const LAST_FIELDS = ['env', 'platform_instance'];
/** Blocks that most sources share follow the source-specific ones, in this order. */
const LAST_BLOCKS = ['usage', 'classification', 'profiling', 'stateful_ingestion'];

function byRank<T>(list: readonly T[], rank: (item: T) => number): T[] {
  return [...list].sort((a, b) => rank(a) - rank(b));
}

function fieldRank({name, required}: ConfigField): number {
  return required ? 0 : 2 + LAST_FIELDS.indexOf(name);
}

/** Groups fields by their outermost block, each group in the order of the file. */
export function groupFields(config: readonly ConfigField[]): FieldGroup[] {
  const groups = new Map<string, ConfigField[]>([['', []]]);
  for (const field of config) {
    const dot = field.name.indexOf('.');
    const block = dot < 0 ? '' : field.name.slice(0, dot);
    groups.set(block, [...(groups.get(block) ?? []), field]);
  }
  const [[, top = []] = [], ...blocks] = groups;
  const rest = blocks.map(([block, fields]) => ({block, fields}));
  return [
    {block: '', fields: byRank(top, fieldRank)},
    ...byRank(rest, ({block}) => LAST_BLOCKS.indexOf(block)),
  ].filter(({fields}) => fields.length > 0);
}
