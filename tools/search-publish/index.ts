/** `npm run search:publish`: puts what the build knows of its pages into the hosted index. */
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {ContributorError} from '../../plugins/common/contributor-error';
import {readSynonyms} from '../../plugins/search-index/synonyms';
import {targetOf} from './environment';
import {readBuild} from './read-build';
import {recordsOf} from './records';
import {replaceIndex} from './replace-index';
import {summary} from './summary';
import {synonymHits} from './synonyms';

type Hosts = NonNullable<Parameters<typeof algoliasearch>[2]>['hosts'];

type PublishOptions = {
  /** Absolute path of the project. */
  root: string;
  /** What follows the command: nothing, or `--dry-run`. */
  args: string[];
  environment: NodeJS.ProcessEnv;
  log: (line: string) => void;
  /** Ends the publishing; the live index stays as it was. */
  signal: AbortSignal;
  /** Other hosts than the service's own, for tests. */
  hosts?: Hosts;
};

function isDryRun(args: string[]): boolean {
  try {
    const {values} = parseArgs({args, options: {'dry-run': {type: 'boolean', default: false}}});
    return values['dry-run'];
  } catch (error) {
    const usage = 'npm run search:publish, or npm run search:publish -- --dry-run';
    throw new ContributorError(`${(error as Error).message}\nUsage: ${usage}`);
  }
}

/**
 * Publishes every page, or says what it would publish.
 *
 * @throws ContributorError if there is no build, a variable is missing, or the service fails; see replaceIndex for
 *   what has become of the index then
 */
export async function searchPublish(options: PublishOptions): Promise<void> {
  const {root, args, environment, log, signal, hosts} = options;
  const dryRun = isDryRun(args);
  // Before the work that a missing variable would make useless.
  const target = dryRun ? undefined : targetOf(environment);
  const records = recordsOf(readBuild(root));
  const synonyms = synonymHits(readSynonyms(root).same);
  for (const line of summary(records)) log(line);
  if (!target) return log(`${synonyms.length} groups of synonyms. Nothing was sent: a dry run.`);
  const client = algoliasearch(target.appId, target.adminKey, hosts && {hosts});
  await replaceIndex(client, {indexName: target.indexName, records, synonyms, log, signal});
}
