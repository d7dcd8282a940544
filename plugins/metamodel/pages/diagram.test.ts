import {describe, expect, it} from 'vitest';
import type {Entity} from '..';
import {diagramHtml} from './diagram';
import {layout, MOST, WIDTH} from './diagram-layout';
import type {Neighbor} from './relations';
import {fixture} from './testing/metamodels';

const [table, platform] = ['table', 'platform'].map((name) => fixture.next.entities.get(name));

function many(count: number): Neighbor[] {
  const entity = (i: number) =>
    ({...platform, name: `e${i}`, displayName: `Entity ${i}`}) as Entity;
  return Array.from({length: count}, (_, i) => ({
    entity: entity(i),
    names: ['LivesOn', 'OwnedBy'],
  }));
}

describe('layout', () => {
  it('stacks incoming edges, the entity and outgoing edges', () => {
    const {boxes, height} = layout('Table', many(1), many(2));
    expect(boxes.map(({x, y, text}) => [x, y, text])).toEqual([
      [1, 1, 'Entity 0'],
      [1, 45, 'Table'],
      [231, 95, 'Entity 0'],
      [231, 131, 'Entity 1'],
    ]);
    expect(height).toBe(159);
  });

  it('stays inside its box for any number of edges', () => {
    for (const [into, from] of [
      [0, 1],
      [1, 0],
      [3, 3],
      [MOST, MOST],
      [40, 40],
    ] as const) {
      const {boxes, labels, height} = layout('Table', many(into), many(from));
      for (const box of boxes) {
        expect(box.x + box.width).toBeLessThan(WIDTH);
        expect(box.y + box.height).toBeLessThan(height);
      }
      for (const label of labels) expect(label.y).toBeLessThan(height);
    }
  });

  it("counts what doesn't fit", () => {
    const {boxes, labels} = layout('Table', [], many(MOST + 3));
    expect(boxes).toHaveLength(MOST + 1);
    expect(labels.map(({text}) => text)).toContain('and 3 more');
  });

  it('cuts labels that are longer than an edge', () => {
    const [neighbor] = many(1);
    const names = ['EditableSchemaFieldTaggedWith', 'SchemaFieldTaggedWith'];
    const {labels} = layout('Table', neighbor ? [{...neighbor, names}] : [], []);
    expect(labels[0]?.text).toBe('EditableSchemaFieldTaggedWith, Sc…');
  });
});

describe('diagramHtml', () => {
  it('draws nothing for an entity without edges', () => {
    expect(table && diagramHtml(table, [], [])).toBe('');
  });
  it('describes everything that it shows in words', () => {
    const html = table ? diagramHtml(table, many(MOST + 1), many(1)) : '';
    expect(html).toContain('<title id="diagram-title">Relationships of Table</title>');
    expect(/<desc [^>]*>(.*)<\/desc>/.exec(html)?.[1]).toMatchInlineSnapshot(
      `"Incoming edges from: Entity 0 (LivesOn, OwnedBy), Entity 1 (LivesOn, OwnedBy), Entity 2 (LivesOn, OwnedBy), Entity 3 (LivesOn, OwnedBy), Entity 4 (LivesOn, OwnedBy), Entity 5 (LivesOn, OwnedBy), Entity 6 (LivesOn, OwnedBy), Entity 7 (LivesOn, OwnedBy). Outgoing edges to: Entity 0 (LivesOn, OwnedBy)."`,
    );
  });
});
