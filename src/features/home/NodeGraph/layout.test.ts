import {describe, expect, it} from 'vitest';
import {ARCHITECTURE} from '../content/architecture';
import {LINEAGE} from '../content/lineage';
import {type Box, boxOf, chipBoxes, endsOf, linePath} from './layout';
import type {Graph, Orientation} from './model';

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const GRAPHS: [string, Graph][] = [
  ['lineage', LINEAGE],
  ['architecture', ARCHITECTURE],
];
const CASES = GRAPHS.flatMap(([name, graph]) =>
  (['wide', 'tall'] as const).map((orientation): [string, Orientation, Graph] => [
    name,
    orientation,
    graph,
  ]),
);

describe.each(CASES)('%s, %s', (_, orientation, graph) => {
  const boxes = new Map(graph.nodes.map((node) => [node.id, boxOf(node, graph, orientation)]));

  it('places its nodes inside the drawing, without overlaps', () => {
    const [width, height] = graph.size[orientation];
    for (const [id, box] of boxes) {
      expect(box.x >= 0 && box.x + box.width <= width, `${id} inside`).toBe(true);
      expect(box.y >= 0 && box.y + box.height <= height, `${id} inside`).toBe(true);
      for (const [other, its] of boxes) {
        if (other !== id) expect(overlap(box, its), `${id} over ${other}`).toBe(false);
      }
    }
  });

  it('has lines that run forward between existing nodes', () => {
    for (const {from, to} of graph.edges) {
      const [start, end] = [boxes.get(from), boxes.get(to)];
      if (!start || !end) throw new Error(`no node for ${from} → ${to}`);
      const [x1, y1, x2, y2] = endsOf(start, end, orientation);
      expect(orientation === 'wide' ? x2 - x1 : y2 - y1, `${from} → ${to}`).toBeGreaterThan(0);
    }
  });

  it('has room for its chips', () => {
    for (const node of graph.nodes) {
      const last = chipBoxes(node.chips ?? []).at(-1);
      if (last) expect(last.x + last.width, node.id).toBeLessThanOrEqual(graph.nodeWidth);
    }
  });
});

it('draws lines that start and end at right angles', () => {
  expect(linePath([0, 10, 100, 50], 'wide')).toBe('M0 10C50 10 50 50 100 50');
  expect(linePath([10, 0, 50, 100], 'tall')).toBe('M10 0C10 50 50 50 50 100');
});
