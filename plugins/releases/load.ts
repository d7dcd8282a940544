/** Reads reference/releases.yaml, and which versions the site has. */
import fs from 'node:fs';
import path from 'node:path';
import {Problems} from '../facts/problems';
import {reporter, type Report} from '../facts/report';
import {check, readYaml} from '../facts/yaml-file';
import {compareReleaseNames} from './names';
import {NEXT, type Releases} from './model';
import {releasesFile} from './schema';
import {type Version, versionOf} from './version';

/** The list of releases, relative to the project's root. */
export const RELEASES_FILE = 'reference/releases.yaml';

/** Used if the list can't be read, so that this error isn't reported for every fact. */
const UNKNOWN: Releases = [{name: NEXT}];

function checkOrder(releases: Releases, report: Report): void {
  releases.forEach(({name, date}, i) => {
    const before = releases[i - 1];
    const last = i === releases.length - 1;
    if ((name === NEXT) !== last) {
      const expected = last ? `${NEXT} as the last one` : `${NEXT} only as the last one`;
      report(['releases', i, 'name'], {found: name, expected});
    } else if (!last && date === undefined) {
      report(['releases', i], {
        found: name,
        expected: 'the date of the release, such as date: 2025-01-31',
      });
    } else if (!last && before && compareReleaseNames(before.name, name) >= 0) {
      const expected = `a release after ${before.name}: the oldest is first, and each is listed once`;
      report(['releases', i, 'name'], {found: name, expected});
    }
  });
}

/**
 * Reads the releases, oldest first, `next` last.
 *
 * @param root absolute path of the project
 * @param problems collects problems; if there are any, the result is only `next`
 */
export function loadReleases(root: string, problems: Problems): Releases {
  const yaml = readYaml(root, RELEASES_FILE, problems);
  const data = yaml && check(yaml, releasesFile, problems);
  if (!data) return UNKNOWN;
  const known = problems.list.length;
  checkOrder(data.releases, reporter(yaml, problems));
  return problems.list.length > known ? UNKNOWN : data.releases;
}

/** Versions that the site has besides Next, newest first: versions.json, Docusaurus' own list. */
export function carriedVersions(root: string): readonly string[] {
  const file = path.join(root, 'versions.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : [];
}

/**
 * A version of the project's docs.
 *
 * @param name a release, or `next`
 * @throws ReferenceDataError if reference/releases.yaml is wrong, Error if the release is unknown
 */
export function loadVersion(
  root: string,
  name: string,
  carried: readonly string[] = carriedVersions(root),
): Version {
  const problems = new Problems();
  const releases = loadReleases(root, problems);
  problems.throwIfAny();
  return versionOf(releases, name, carried);
}
