/** Checks what could prevent a release. */
import {spawnSync} from 'node:child_process';
import {ContributorError} from '../../plugins/common/contributor-error';
import {newestRelease, type Releases} from '../../plugins/releases/model';
import {compareReleaseNames, isReleaseName} from '../../plugins/releases/names';

/** Folders and files that a release rewrites. */
const REWRITTEN = [
  ...['docs', 'reference', 'versioned_docs', 'versioned_sidebars', 'versions.json'],
  'tools/hosting/generated',
];

/** Whether reference/releases.yaml already lists the release; if so, marks already name it. */
export function isListed(releases: Releases, name: string): boolean {
  return releases.some((release) => release.name === name);
}

/**
 * @param carried versions that are already frozen
 * @throws ContributorError if a release with that name and date can't be made
 */
export function checkRelease(
  releases: Releases,
  carried: readonly string[],
  name: string,
  date: string,
): void {
  if (!isReleaseName(name)) {
    throw new ContributorError(`Found "${name}", expected a release number, such as 2.1.0.`);
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) {
    throw new ContributorError(`Found the date "${date}", expected a date such as 2025-01-31.`);
  }
  if (carried.includes(name)) {
    throw new ContributorError(
      `The site already has ${name}. \`npm run cut-version ${name}\` freezes it again.`,
    );
  }
  if (isListed(releases, name)) return;
  const newest = newestRelease(releases);
  if (newest !== undefined && compareReleaseNames(name, newest) < 0) {
    throw new ContributorError(
      `Found ${name}, expected a release after ${newest}, the newest one. What is ${'`next`'} can't be older: ` +
        'to freeze an older release, add it in its place in reference/releases.yaml, and mark what it added.',
    );
  }
}

/** @throws ContributorError if files that a release rewrites have uncommitted changes */
export function checkCommitted(root: string): void {
  const {status, stdout, error} = spawnSync('git', ['status', '--porcelain', '--', ...REWRITTEN], {
    cwd: root,
    encoding: 'utf8',
  });
  // Without git there is nothing to compare with, and no history that a release could obscure.
  if (error || status !== 0 || stdout.trim() === '') return;
  const files = stdout.trimEnd().split('\n');
  const shown = files.slice(0, 5).map((line) => `  ${line.slice(3)}`);
  const more = files.length > shown.length ? `\n  and ${files.length - shown.length} more` : '';
  throw new ContributorError(
    `These files have uncommitted changes, and a release rewrites their folders:\n${shown.join('\n')}${more}\n` +
      'Commit them first, so the release can be reviewed separately, or add `-- --force`.',
  );
}
