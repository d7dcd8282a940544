/** The files of a version's direct answers, from the facts that its pages are generated from. */
import {type Directory, directoryFile, shardFile} from '../../../src/features/answers/model/fact';
import {splitFacts} from '../../../src/features/answers/model/shards';
import type {PageRecord} from '../../../src/features/search/engine/format';
import type {Reference} from '../../reference';
import {addAspects} from './aspects';
import {Collected} from './collected';
import {addCommands, COMMANDS_PAGE} from './commands';
import {addFields} from './fields';
import {addGrants} from './grants';
import {VersionPages} from './pages';
import {addPrivileges, PRIVILEGES_PAGE} from './privileges';
import {sourceNames} from './source-names';
import {addVariables} from './variables';

/**
 * @param reference the facts of the version
 * @param records its pages, in which each answer has a place
 * @param base path of its docs, without a slash at the end: `/docs/2.0.0`
 * @returns texts by path, like the other files of the index
 */
export function answerFiles(
  {sources, metamodel, tables}: Pick<Reference, 'sources' | 'metamodel' | 'tables'>,
  records: readonly PageRecord[],
  base: string,
): Map<string, string> {
  const pages = new VersionPages(base, records, [COMMANDS_PAGE, PRIVILEGES_PAGE]);
  const found = new Collected();
  addVariables(found, tables, pages);
  addFields(found, sources, pages);
  addPrivileges(found, tables, pages);
  addAspects(found, metamodel, pages);
  addCommands(found, tables, pages);
  addGrants(found, sources, pages);
  const shards = splitFacts(found.facts);
  const directory: Directory = {
    sources: sourceNames(sources),
    shards: shards.map(([prefix]) => prefix),
  };
  return new Map([
    [directoryFile, JSON.stringify(directory)],
    ...shards.map(([, shard], place) => [shardFile(place), JSON.stringify(shard)] as const),
  ]);
}
