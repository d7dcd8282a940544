/** Checks the facts in the requested files of reference/. Only their kinds are loaded. */
import fs from 'node:fs';
import path from 'node:path';
import {ACME_FOLDER, loadWorld} from '../../plugins/acme';
import {loadAdoptionStories} from '../../plugins/community/adoption-stories/load';
import {loadHonors} from '../../plugins/community/people/load';
import {type Problem, Problems, ReferenceDataError} from '../../plugins/facts/problems';
import {loadGraphql} from '../../plugins/graphql';
import {loadProject, PROJECT_FILE} from '../../plugins/home/project';
import {checkIntegrationPages, loadIntegrations} from '../../plugins/integrations/facts';
import {loadMetamodel} from '../../plugins/metamodel';
import {loadComponents} from '../../plugins/recipe-parts';
import {HINTS, loadHints} from '../../plugins/search-index/hints';
import {readSynonyms} from '../../plugins/search-index/synonyms';
import {loadRecipeRules, RECIPE_FILE} from '../../plugins/recipe-schema/rules';
import {loadReleases, RELEASES_FILE} from '../../plugins/releases/load';
import {loadSources} from '../../plugins/sources';
import {loadTables} from '../../plugins/tables';
import {loadPythonModules} from './code/python-modules';
import type {Site} from './site';

/** True for the URL of a page in src/pages/, such as /tools/urn. */
const isOutsideDocs = (root: string, url: string) =>
  fs.existsSync(path.join(root, 'src/pages', `${url}.tsx`)) ||
  fs.existsSync(path.join(root, 'src/pages', url, 'index.tsx'));

type Load = (root: string, problems: Problems, site: Site) => unknown;

/** The releases. Faults in them are reported for their own file. */
const releasesOf = (root: string) => loadReleases(root, new Problems());

/** How to load a file, or all files below a folder. */
const LOADERS: Readonly<Record<string, Load>> = {
  'reference/sources/': loadSources,
  'reference/metamodel/': (root, problems) => loadMetamodel(root, problems, releasesOf(root)),
  'reference/graphql/': (root, problems) => loadGraphql(root, problems, releasesOf(root)),
  'reference/tables/': loadTables,
  [`${ACME_FOLDER}/`]: loadWorld,
  [RELEASES_FILE]: loadReleases,
  'reference/integrations.yaml': (root, problems, site) =>
    checkIntegrationPages(
      loadIntegrations(root, problems),
      (page) => site.page(page) !== undefined,
      problems,
    ),
  'reference/sinks.yaml': (root, problems) => loadComponents(root, 'sinks', problems),
  'reference/transformers.yaml': (root, problems) => loadComponents(root, 'transformers', problems),
  [RECIPE_FILE]: loadRecipeRules,
  'reference/python-modules.yaml': loadPythonModules,
  'reference/adoption-stories.yaml': loadAdoptionStories,
  'reference/community-honors.yaml': loadHonors,
  [PROJECT_FILE]: loadProject,
  'reference/search-synonyms.yaml': readSynonyms,
  [HINTS]: (root, problems, site) =>
    loadHints(root, problems, (page) =>
      page.startsWith('/') ? isOutsideDocs(root, page) : site.page(page) !== undefined,
    ),
};

/**
 * @param files of reference/, relative to the root
 * @returns what is wrong with them
 */
export function factProblems(root: string, files: readonly string[], site: Site): Problem[] {
  const problems = new Problems();
  for (const [place, load] of Object.entries(LOADERS)) {
    if (!files.some((file) => file.startsWith(place))) continue;
    try {
      load(root, problems, site);
    } catch (error) {
      if (!(error instanceof ReferenceDataError)) throw error;
      error.problems.forEach((problem) => problems.add(problem));
    }
  }
  return problems.list.filter(({file}) => files.includes(file));
}
