/** What prevents a release. */
import {spawnSync} from 'node:child_process';
import {ContributorError} from '../../plugins/common/contributor-error';
import {newestRelease, type Releases} from '../../plugins/releases/model';
import {compareReleaseNames, isReleaseName} from '../../plugins/releases/names';

/** Folders and files that a release rewrites. */
const REWRITTEN = [
  ...['docs', 'reference', 'versioned_docs', 'versioned_sidebars', 'versions.json'],
  'tools/hosting/generated',
];

/** Does reference/releases.yaml have the release? Then marks name it already. */
export function isListed(releases: Releases, name: string): boolean {
  return releases.some((release) => release.name === name);
}

/**
 * @param carried versions that are frozen already
 * @throws ContributorError if the site can't get a release of that name and date
 */
export function checkRelease(
  releases: Releases,
  carried: readonly string[],
  name: string,
  date: string,
): void {
  if (!isReleaseName(name)) {
    throw new ContributorError(`Found "${name}", expected the number of a release, such as 2.1.0.`);
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) {
    throw new ContributorError(`Found the date "${date}", expected one such as 2025-01-31.`);
  }
  if (carried.includes(name)) {
    throw new ContributorError(
      `The site has ${name} already. \`npm run cut-version ${name}\` freezes it again.`,
    );
  }
  if (isListed(releases, name)) return;
  const newest = newestRelease(releases);
  if (newest !== undefined && compareReleaseNames(name, newest) < 0) {
    throw new ContributorError(
      `Found ${name}, expected a release after ${newest}, the newest one. What is ${'`next`'} can't be older: ` +
        'to freeze an older release, add it to reference/releases.yaml at its place, and mark what came with it.',
    );
  }
}

/** @throws ContributorError if files that a release rewrites have changes that are not committed */
export function checkCommitted(root: string): void {
  const {status, stdout, error} = spawnSync('git', ['status', '--porcelain', '--', ...REWRITTEN], {
    cwd: root,
    encoding: 'utf8',
  });
  // Without git there is nothing to compare with, and nothing that a release could bury.
  if (error || status !== 0 || stdout.trim() === '') return;
  const files = stdout.trimEnd().split('\n');
  const shown = files.slice(0, 5).map((line) => `  ${line.slice(3)}`);
  const more = files.length > shown.length ? `\n  and ${files.length - shown.length} more` : '';
  throw new ContributorError(
    `These files have changes that are not committed, and a release rewrites their folders:\n${shown.join('\n')}${more}\n` +
      'Commit them first, so that the release can be reviewed by itself, or add `-- --force`.',
  );
}
