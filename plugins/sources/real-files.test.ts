/** Loads every file of reference/sources/: a failing case names the file to fix. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseYaml} from '../facts/yaml-text';
import {ROOT} from '../common/root';
import {factFiles} from '../facts/fact-files';
import {formatProblem, Problems} from '../facts/problems';
import {loadEveryVersion} from '../reference';
import {loadSources} from './load';
import {SHARED_FOLDER, SOURCES_FOLDER} from './paths';
import {recipeConfig} from './recipe';
import {checkConfig} from './checks/recipe';

const FILES = factFiles(ROOT, SOURCES_FOLDER);
const SHARED_FILES = factFiles(ROOT, SHARED_FOLDER);
const problems = new Problems();
const sources = loadSources(ROOT, problems);

describe('reference/sources', () => {
  it.each([...FILES, ...SHARED_FILES])('%s', (file) => {
    const found = problems.list.filter((problem) => problem.file === file);
    expect(found.map(formatProblem).join('\n\n')).toBe('');
  });

  it('has a source for each file, with unique names', () => {
    expect(sources).toHaveLength(FILES.length);
    expect(new Set(sources.map(({name}) => name)).size).toBe(sources.length);
  });

  it('uses every shared file', () => {
    const text = FILES.map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'));
    const unused = SHARED_FILES.map((file) => path.basename(file, '.yaml')).filter(
      (name) => !text.some((one) => one.includes(`include: ${name}\n`)),
    );
    expect(unused).toEqual([]);
  });

  it.each(loadEveryVersion(ROOT).map((reference) => [reference.version.label, reference] as const))(
    'has recipes for %s that use only its fields',
    (_, {sources: known}) => {
      const wrong = known.flatMap(({modules}) =>
        modules.flatMap(({alias_of: alias, config, plugin, recipe}) => {
          const own = modules.find((module) => module.plugin === alias)?.config ?? config;
          return checkConfig(recipeConfig(parseYaml(recipe)), own).map((problem) => ({
            plugin,
            ...problem,
          }));
        }),
      );
      expect(wrong).toEqual([]);
    },
  );
});
