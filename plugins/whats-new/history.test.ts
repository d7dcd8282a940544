/** The changes of this site, and what happens to pages that moved. */
import {describe, expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {loadVersion} from '../releases/load';
import {NEXT} from '../releases/model';
import {withMoves} from './history';
import {type Change, changesSchema} from './model';
import {changesOf, hasChanges} from '.';

const page = (kind: Change['kind'], path: string): Change => ({
  ...{id: `2.1.0/${kind}/page:${path}`, release: '2.1.0', area: 'pages', what: 'page'},
  ...{kind, name: path, page: path},
});

describe('withMoves', () => {
  const both = [page('added', 'new/lamp'), page('removed', 'lamp')];

  it('joins the two halves of a move that has a redirect', () => {
    expect(withMoves(both, new Map([['lamp', 'new/lamp']]))).toEqual([
      {
        ...page('moved', 'new/lamp'),
        id: '2.1.0/moved/page:new/lamp',
        ...{from: 'lamp', to: 'new/lamp'},
      },
    ]);
  });

  it('leaves pages without one, and redirects of other releases', () => {
    expect(withMoves(both, new Map([['lamp', 'old/lamp']]))).toEqual(both);
    expect(withMoves([both[1] as Change], new Map([['lamp', 'new/lamp']]))).toEqual([both[1]]);
  });
});

describe('this site', () => {
  const changes = changesOf(ROOT, loadVersion(ROOT, NEXT));

  it('has changes in the documented shape, each with its own id', () => {
    expect(() => changesSchema.parse({$schema: 'x', ...changes})).not.toThrow();
    const ids = changes.changes.map(({id}) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(ids.length).toBeGreaterThan(500);
  });

  it('has changes of every area', () => {
    expect([...new Set(changes.changes.map(({area}) => area))].sort()).toEqual([
      ...['cli', 'environment', 'graphql', 'metamodel', 'pages', 'privileges', 'python'],
      ...['sources', 'upgrade'],
    ]);
  });

  it('is the same object until something changes', () => {
    expect(changesOf(ROOT, loadVersion(ROOT, NEXT))).toBe(changes);
  });

  it('has none for the oldest version', () => {
    expect(hasChanges(loadVersion(ROOT, changes.since))).toBe(false);
  });
});
