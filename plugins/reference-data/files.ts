/** All files of the reference as data. */
import {loadProject} from '../home/project';
import {Problems} from '../facts/problems';
import {loadRecipeParts} from '../recipe-schema';
import {loadReference} from '../reference';
import {carriedVersions, loadReleases} from '../releases/load';
import {NEXT} from '../releases/model';
import {INDEX_PATH, recipeSchemaPath, shapePath} from './paths';
import {shapeSchemas} from './shape-schemas';
import type {SiteIndex} from './shapes/site-index';
import {type SiteFacts, versionFiles} from './version-files';

function siteFacts(root: string, site: string, versions: readonly string[]): SiteFacts {
  const problems = new Problems();
  const releases = loadReleases(root, problems);
  const project = loadProject(root, problems);
  problems.throwIfAny();
  const docsOf = (version: string) =>
    version === NEXT
      ? `${site}docs`
      : versions.includes(version)
        ? `${site}docs/${version}`
        : undefined;
  const code = {date: project?.as_of, commit: project?.commit};
  return {site, docsOf, releases, parts: loadRecipeParts(root), code};
}

/**
 * @param root absolute path of the project
 * @param site URL of the site with its base path, which ends with a slash
 * @returns the files by path in the build; the same facts always make the same bytes
 * @throws ReferenceDataError if facts are wrong
 */
export function referenceFiles(root: string, site: string): Map<string, string> {
  const versions = [NEXT, ...carriedVersions(root)];
  const facts = siteFacts(root, site, versions);
  const made = versions.map((name) => versionFiles(loadReference(root, name), facts));
  const files = new Map(made.flatMap((version) => [...version.files]));
  // Editors fetch this address, which a release doesn't change.
  const latest = files.get(recipeSchemaPath(versions[0])) ?? '';
  const plain = site + recipeSchemaPath();
  files.set(
    recipeSchemaPath(),
    latest.replace(JSON.stringify(site + recipeSchemaPath(versions[0])), JSON.stringify(plain)),
  );
  const index: SiteIndex = {
    $schema: site + shapePath('index'),
    recipeSchema: plain,
    versions: made.map(({entry}) => entry),
  };
  files.set(INDEX_PATH, JSON.stringify(index));
  for (const [path, text] of shapeSchemas(site)) files.set(path, text);
  return files;
}
