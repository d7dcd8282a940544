/** Freezes releases: the parts of the current docs that they have become versioned_docs. */
import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {ContributorError} from '../../plugins/common/contributor-error';
import {Problems} from '../../plugins/facts/problems';
import {writeTree} from '../../plugins/gen-docs/assemble';
import {carriedVersions, loadReleases} from '../../plugins/releases/load';
import {NEXT, rankOf, releaseNames, type Releases} from '../../plugins/releases/model';
import type {DanglingLink} from './dangling-links';
import {changesBetween} from './drift';
import type {MissingPicture} from './missing-pictures';
import {docsFolder, jsonText, renderVersion} from './render';

/** The result of {@link cutVersions} for one version. */
export type Cut = {
  version: string;
  pages: number;
  written: number;
  removed: number;
  dangling: DanglingLink[];
  pictures: MissingPicture[];
};

function checkName(releases: Releases, version: string): void {
  if (version === NEXT) {
    throw new ContributorError(
      `${NEXT} is docs/ itself and is never frozen. To freeze it as a release, run \`npm run release <name>\`.`,
    );
  }
  if (releases.some(({name}) => name === version)) return;
  throw new ContributorError(
    `Found "${version}", expected a release of reference/releases.yaml: ${releaseNames(releases.slice(0, -1))}.\n` +
      `To turn ${NEXT} into a new release, run \`npm run release ${version}\`.`,
  );
}

/** Rejects adding versions if that changes pages of others, which would then differ from what is committed. */
function checkOthers(
  root: string,
  names: readonly string[],
  after: readonly string[],
  sidebars: SidebarsConfig,
): void {
  const before = carriedVersions(root);
  if (before.length === after.length) return;
  for (const other of before.filter((version) => !names.includes(version))) {
    const changed = changesBetween(
      renderVersion(root, other, before, sidebars),
      renderVersion(root, other, after, sidebars),
    );
    if (changed.length === 0) continue;
    throw new ContributorError(
      `Freezing ${names.join(', ')} would change ${changed.length} files of ${other}, such as ${changed[0]}: ` +
        'pages mark what is newer than the oldest version of the site.\n' +
        `Cut them together: \`npm run cut-version ${[...names, other].join(' ')}\`.`,
    );
  }
}

/**
 * Writes `versioned_docs/version-<version>/`, its sidebar, and its entry in versions.json for each release. The same
 * input produces the same bytes.
 *
 * @param root absolute path of the project
 * @param names releases of reference/releases.yaml
 * @param sidebars the sidebars of Next
 * @throws ContributorError for a name that isn't a release, or a cut that changes other versions; ReferenceDataError for
 * wrong facts; Error for unpaired passages
 */
export function cutVersions(
  root: string,
  names: readonly string[],
  sidebars: SidebarsConfig,
): Cut[] {
  const problems = new Problems();
  const releases = loadReleases(root, problems);
  problems.throwIfAny();
  for (const name of names) checkName(releases, name);
  const carried = [...new Set([...names, ...carriedVersions(root)])].sort(
    (a, b) => rankOf(releases, b) - rankOf(releases, a),
  );
  checkOthers(root, names, carried, sidebars);

  // Everything is rendered before anything is written, so an error leaves the versions unchanged.
  const frozen = names.map((version) => ({
    version,
    ...renderVersion(root, version, carried, sidebars),
  }));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  };
  const cuts = frozen.map(({version, docs, others, pages, dangling, pictures}) => {
    const counts = writeTree(path.join(root, docsFolder(version)), docs);
    others.forEach((text, file) => write(file, text));
    return {version, pages, dangling, pictures, ...counts};
  });
  write('versions.json', jsonText(carried));
  return cuts;
}

/**
 * @returns what to print about a cut: a line about the version, and one for each link without its target and each
 * missing picture
 */
export function linesOf({version, pages, written, removed, dangling, pictures}: Cut): string[] {
  return [
    `${version}: ${pages} pages; ${written} files written, ${removed} removed.`,
    ...dangling.map(
      ({file, target}) =>
        `docs/${file} links to docs/${target}, which ${version} lacks; only the label is kept.`,
    ),
    ...pictures.map(
      ({file, url}) =>
        `docs/${file} shows ${url}, which was not taken for ${version}; it is left out.`,
    ),
  ];
}
