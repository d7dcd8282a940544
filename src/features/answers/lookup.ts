/** Looks up direct answers in files of their own, so they are the same for every search service. */
import {type FetchedFiles} from '../search/fetched-files';
import {ALL_VERSIONS} from '../search/types';
import {chooseAnswer, type DirectAnswer} from './choose';
import {type Directory, directoryFile, type Fact, type Shard, shardFile} from './model/fact';
import {shardOf} from './model/shards';
import {readQuestion} from './question';

export type Lookup = (query: string, version: string) => Promise<DirectAnswer | undefined>;

/**
 * @param files of the site's search
 * @returns a function that never rejects: without its files, there is no answer, and the next query requests them again
 */
export function createLookup(files: Pick<FetchedFiles, 'get' | 'versions'>): Lookup {
  const directoryOf = (version: string) =>
    files.get(version, directoryFile, (json) => json as Directory);

  async function factsOf(version: string, key: string): Promise<readonly Fact[]> {
    const place = shardOf((await directoryOf(version)).shards, key);
    if (place === undefined) return [];
    const shard = await files.get(version, shardFile(place), (json) => json as Shard);
    return Object.hasOwn(shard, key) ? (shard[key] ?? []) : [];
  }

  async function answerTo(query: string, version: string): Promise<DirectAnswer | undefined> {
    for (const candidate of readQuestion(query, await directoryOf(version))) {
      const answer = chooseAnswer(candidate, await factsOf(version, candidate.key));
      if (answer) return answer;
    }
    return undefined;
  }

  return async (query, version) => {
    if (query.trim() === '') return undefined;
    const name = version === ALL_VERSIONS ? (files.versions[0] ?? '') : version;
    return answerTo(query, name).catch(() => undefined);
  };
}
