/** `npm run search:publish`: puts the pages of the build into the hosted index. */
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
  /** Arguments of the command: none, or `--dry-run`. */
  args: string[];
  environment: NodeJS.ProcessEnv;
  log: (line: string) => void;
  /** Stops the publishing; the live index stays as it was. */
  signal: AbortSignal;
  /** Hosts to use instead of the service's own, for tests. */
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
 * Publishes every page, or reports what it would publish.
 *
 * @throws ContributorError if there is no build, a variable is missing, or the service fails; see replaceIndex for
 *   the state of the index in that case
 */
export async function searchPublish(options: PublishOptions): Promise<void> {
  const {root, args, environment, log, signal, hosts} = options;
  const dryRun = isDryRun(args);
  // Checked before work that a missing variable would make useless.
  const target = dryRun ? undefined : targetOf(environment);
  const records = recordsOf(readBuild(root));
  const synonyms = synonymHits(readSynonyms(root).same);
  for (const line of summary(records)) log(line);
  if (!target)
    return log(`${synonyms.length} groups of synonyms. This was a dry run: nothing was sent.`);
  const client = algoliasearch(target.appId, target.adminKey, hosts && {hosts});
  await replaceIndex(client, {indexName: target.indexName, records, synonyms, log, signal});
}
