/** Turns `next` into a release: updates the list, the marks, the frozen version, and the hosts' rules. */
import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {listFiles} from '../../plugins/common/list-files';
import {Problems} from '../../plugins/facts/problems';
import {carriedVersions, loadReleases, RELEASES_FILE} from '../../plugins/releases/load';
import {type Cut, cutVersions} from '../cut-version';
import {rulesOf} from '../hosting/rules';
import {replaceHosting} from '../hosting/write';
import {checkCommitted, checkRelease, isListed} from './checks';
import {addRelease, releaseMarks} from './marks';

/** What to release. */
type Order = {
  name: string;
  /** Day of the release, such as `2025-01-31`. */
  date: string;
  /** Proceed even if content has uncommitted changes. */
  force: boolean;
};

/** What a release did. */
type Made = {
  /** Files whose marks now name the release, relative to the root. */
  marked: string[];
  cut: Cut;
  hosting: string[];
};

function rewrite(root: string, file: string, change: (text: string) => string): boolean {
  const absolute = path.join(root, file);
  const text = fs.readFileSync(absolute, 'utf8');
  const changed = change(text);
  if (changed !== text) fs.writeFileSync(absolute, changed);
  return changed !== text;
}

/** Lists the release, and names it in every mark of `next`. @returns the files with such marks */
function nameMarks(root: string, name: string, date: string): string[] {
  rewrite(root, RELEASES_FILE, (text) => addRelease(text, name, date));
  const files = ['docs', 'reference']
    .flatMap((folder) => listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:mdx?|ya?ml|graphql)$/.test(file) && file !== RELEASES_FILE);
  return files.filter((file) => rewrite(root, file, (text) => releaseMarks(text, file, name)));
}

/**
 * A release that reference/releases.yaml already lists is only frozen: marks name it, so `next` is what came after it.
 *
 * @param root absolute path of the project
 * @param sidebars the sidebars of Next
 * @throws ContributorError if the release can't be made, before anything is written; and whatever {@link
 * cutVersions} throws for invalid content
 */
export function makeRelease(
  root: string,
  {name, date, force}: Order,
  sidebars: SidebarsConfig,
): Made {
  const problems = new Problems();
  const releases = loadReleases(root, problems);
  problems.throwIfAny();
  checkRelease(releases, carriedVersions(root), name, date);
  if (!force) checkCommitted(root);

  const marked = isListed(releases, name) ? [] : nameMarks(root, name, date);
  const [cut] = cutVersions(root, [name], sidebars);
  if (!cut) throw new Error(`${name} was not frozen.`);
  return {marked, cut, hosting: replaceHosting(root, rulesOf(root))};
}
