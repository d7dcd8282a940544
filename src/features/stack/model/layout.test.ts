import {describe, expect, it} from 'vitest';
import type {Edge} from './edges';
import {layoutOf, NODE} from './layout';
import type {Link, System} from './types';

const system = (slug: string): System => ({
  ...{slug, name: slug, platform: slug, category: 'Database', mark: slug},
  ...{capabilities: [], assets: [], modules: [], links: []},
});

const [A, B, C] = [system('a'), system('b'), system('c')];
const LINK: Link = {to: [], side: 'upstream', level: 'table', text: ''};
const edge = (from: System, to: System, more: Partial<Link> = {}): Edge => ({
  ...{from, to, by: to},
  link: {...LINK, ...more},
});

describe('the picture of a stack', () => {
  it('has a row for each step of the data', () => {
    const {nodes, lines, height} = layoutOf([C, B, A], [edge(A, B), edge(B, C), edge(A, C)]);
    const rowOf = (one: System) => nodes.find(({system: found}) => found === one)?.y ?? 0;
    expect(rowOf(A)).toBeLessThan(rowOf(B));
    expect(rowOf(B)).toBeLessThan(rowOf(C));
    expect(lines).toHaveLength(3);
    expect(height).toBeGreaterThan(rowOf(C) + NODE.height);
  });

  it('has one line for two links, which is solid if one of them has columns', () => {
    const {lines} = layoutOf([A, B], [edge(A, B, {level: 'column'}), edge(A, B, {side: 'both'})]);
    expect(lines).toMatchObject([{key: 'a b', columns: true, double: true}]);
  });

  it('ends for systems that link to each other, with a line below them', () => {
    const {nodes, lines, width, height} = layoutOf([A, B], [edge(A, B), edge(B, A)]);
    expect(nodes).toHaveLength(2);
    expect(lines).toHaveLength(2);
    for (const {x, y} of nodes) {
      expect(x + NODE.width).toBeLessThanOrEqual(width);
      expect(y + NODE.height).toBeLessThanOrEqual(height);
    }
  });

  it('has systems without links in the first row', () => {
    const {nodes} = layoutOf([A, B], []);
    expect(new Set(nodes.map(({y}) => y)).size).toBe(1);
  });
});
