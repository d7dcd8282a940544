/** The graph of a header stays inside its drawing, and its nodes don't overlap. */
import {expect, it} from 'vitest';
import {layOut, NODE, SIZE} from './flow';

const {nodes, edges} = layOut({from: ['a', 'b', 'c'], hub: 'h', to: ['x', 'y']});

it('draws an edge for each node except the hub', () => {
  expect(nodes.map(({label}) => label).join('')).toBe('abchxy');
  expect(edges).toHaveLength(5);
});

it('stays inside the drawing', () => {
  for (const {x, y} of nodes) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + NODE.width).toBeLessThanOrEqual(SIZE.width);
    expect(y + NODE.height).toBeLessThanOrEqual(SIZE.height);
  }
});

it('leaves room between nodes, and puts the hub in the middle', () => {
  for (const a of nodes) {
    const near = nodes.filter(
      (b) => b !== a && b.x === a.x && Math.abs(b.y - a.y) < NODE.height + 8,
    );
    expect(near).toEqual([]);
  }
  const hub = nodes.find((node) => node.hub);
  expect((hub?.y ?? 0) + NODE.height / 2).toBe(SIZE.height / 2);
});
