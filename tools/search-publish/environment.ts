/** Reads the publisher's settings from the environment. */
import {ContributorError} from '../../plugins/common/contributor-error';

/** Where to publish, and the key to use. */
type Target = {appId: string; adminKey: string; indexName: string};

/** Index to publish to if none is set; the site queries the same one. */
const INDEX_NAME = 'datahubproject';

/** The expected value of each variable without a default. */
const NEEDED = {
  ALGOLIA_APP_ID: 'the id of the Algolia application',
  ALGOLIA_ADMIN_KEY:
    'a key of that application that may add records and change settings and indexes; keep it secret',
} as const;

/** @throws ContributorError that names every missing variable, and what to set it to */
export function targetOf(environment: NodeJS.ProcessEnv): Target {
  const missing = Object.entries(NEEDED).filter(([name]) => !environment[name]);
  if (missing.length > 0) {
    const lines = missing.map(([name, value]) => `    ${name}: ${value}`);
    throw new ContributorError(
      `Set these variables first:\n${lines.join('\n')}\n` +
        'To see what would be published, without a key: npm run search:publish -- --dry-run',
    );
  }
  return {
    appId: environment['ALGOLIA_APP_ID'] ?? '',
    adminKey: environment['ALGOLIA_ADMIN_KEY'] ?? '',
    indexName: environment['ALGOLIA_INDEX_NAME'] || INDEX_NAME,
  };
}
