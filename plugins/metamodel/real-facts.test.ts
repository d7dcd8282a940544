/** The facts in the repository: one case per entity, so that a failure names it. */
import {describe, expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {factFiles} from '../facts/fact-files';
import {formatProblem, Problems} from '../facts/problems';
import {loadEveryVersion} from '../reference';
import {loadReleases} from '../releases/load';
import {aspectsOf, loadMetamodel} from '.';

const problems = new Problems();
const model = loadMetamodel(ROOT, problems, loadReleases(ROOT, problems));
const entities = [...model.entities.values()];

describe('reference/metamodel', () => {
  it('has no problems that involve several files or a shared one', () => {
    const files = new Set(entities.map(({file}) => file));
    expect(problems.list.filter(({file}) => !files.has(file)).map(formatProblem)).toEqual([]);
  });

  it.each(entities)('$name is correct and complete', ({name, file, aspects, keyAspect}) => {
    expect(problems.list.filter((problem) => problem.file === file).map(formatProblem)).toEqual([]);
    const entity = model.entities.get(name);
    expect(entity && aspectsOf(model, entity)).toHaveLength(aspects.length + 1);
    expect(model.aspects.get(keyAspect)?.group).toBe('key');
  });

  it('has an entity for each file', () => {
    const files = factFiles(ROOT, 'reference/metamodel/entities');
    expect(entities.map(({file}) => file)).toEqual(files);
    expect(files.length).toBeGreaterThan(50);
  });

  it('uses every aspect', () => {
    const used = new Set(entities.flatMap((entity) => aspectsOf(model, entity)));
    expect([...model.aspects.values()].filter((aspect) => !used.has(aspect))).toEqual([]);
  });

  it('has unique display names', () => {
    const names = entities.map(({displayName}) => displayName);
    expect(new Set(names).size).toBe(names.length);
  });
});

const versions = loadEveryVersion(ROOT).map((reference) => reference.metamodel);

it('announces later entities in the oldest version', () => {
  const oldest = versions.at(-1);
  expect(oldest?.entities.has('dataHubOpenAPISchema')).toBe(false);
  expect([...(oldest?.announced.keys() ?? [])]).toEqual(['versionSet']);
  expect(oldest?.aspects.has('versionProperties')).toBe(false);
});

describe.each(versions)('the metamodel of $version.label', (release) => {
  it.each([...release.entities.values()])(
    '$name has only aspects that the version has',
    (entity) => {
      expect(aspectsOf(release, entity)).toHaveLength(entity.aspects.length + 1);
    },
  );

  it('refers only to types that the version has', () => {
    const types = new Set([
      ...release.records.keys(),
      ...release.enums.keys(),
      ...release.aliases.keys(),
    ]);
    const definitions = [...release.aspects.values(), ...release.records.values()];
    const missing = definitions.flatMap(({name, fields}) =>
      fields
        .flatMap(({type}) => type.match(/\b[A-Z]\w*/g) ?? [])
        .filter((type) => !types.has(type))
        .map((type) => `${name} uses ${type}`),
    );
    expect(missing).toEqual([]);
  });
});
