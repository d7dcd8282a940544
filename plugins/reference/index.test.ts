/** What is made again when another version is loaded. */
import {expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {NEXT} from '../releases/model';
import {loadEveryVersion, loadReference} from '.';

it('returns the same facts of a version after those of others', () => {
  const next = loadReference(ROOT);
  const names = loadEveryVersion(ROOT).map(({version}) => version.name);
  expect(names).toContain(NEXT);
  expect(names.length).toBeGreaterThan(1);
  const again = loadReference(ROOT);
  for (const key of ['version', 'sources', 'metamodel', 'graphql', 'tables'] as const)
    expect(again[key], key).toBe(next[key]);
}, 60_000);
