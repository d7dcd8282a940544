/** What is made again when another version is loaded, and after a change. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {NEXT} from '../releases/model';
import {tempDir} from '../common/testing/temp-dir';
import {factsHash, loadEveryVersion, loadReference} from '.';

it('returns the same facts of a version after those of others', () => {
  const next = loadReference(ROOT);
  const names = loadEveryVersion(ROOT).map(({version}) => version.name);
  expect(names).toContain(NEXT);
  expect(names.length).toBeGreaterThan(1);
  const again = loadReference(ROOT);
  for (const key of ['version', 'sources', 'metamodel', 'graphql', 'tables'] as const)
    expect(again[key], key).toBe(next[key]);
}, 60_000);

it('has another fingerprint for another version, and after a change of a fact', () => {
  const root = tempDir({});
  fs.cpSync(path.join(ROOT, 'reference'), path.join(root, 'reference'), {recursive: true});
  const versions = () => loadEveryVersion(root).map(({fingerprint}) => fingerprint);
  const before = versions();
  expect(new Set(before).size).toBe(before.length);
  expect(factsHash(root)).toBe(factsHash(ROOT));
  fs.appendFileSync(path.join(root, 'reference/recipe.yaml'), '# Changed.\n');
  const after = versions();
  expect(after.filter((fingerprint) => before.includes(fingerprint))).toEqual([]);
}, 60_000);
