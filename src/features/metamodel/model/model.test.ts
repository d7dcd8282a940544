import {describe, expect, it} from 'vitest';
import {examplesOf} from './examples';
import {find, isFiltered} from './filter';
import {BOX, edgesOf, focusGraph} from './neighbors';
import type {Entity, ExplorerModel} from './types';

const entity = (
  name: string,
  title: string,
  aspects: Entity['aspects'],
  since?: string,
): Entity => ({
  ...{name, title, slug: name.toLowerCase(), summary: '', internal: false, aspects},
  ...{urn: `urn:li:${name}:1`, key: `${name}Key`, at: [0, 0]},
  ...(since !== undefined && {since}),
});

const aspect = (name: string, group: 'technical' | 'timeseries', searchable: string[] = []) => ({
  ...{name, group, summary: '', searchable, patch: name === 'labels'},
});

const MODEL: ExplorerModel = {
  entities: [
    entity('lampShade', 'Lamp Shade', [{name: 'labels'}, {name: 'light'}]),
    entity('bell', 'Bell', [{name: 'labels'}, {name: 'ring', since: '2.1'}]),
    entity('label', 'Label', [{name: 'info'}], '2.1'),
  ],
  aspects: [
    aspect('labels', 'technical', ['labels']),
    aspect('light', 'timeseries'),
    aspect('ring', 'technical'),
    aspect('info', 'technical'),
  ],
  relations: [
    {from: 'lampShade', to: 'label', name: 'LabeledWith', aspect: 'labels'},
    {from: 'bell', to: 'label', name: 'LabeledWith', aspect: 'labels'},
    {from: 'bell', to: 'lampShade', name: 'Lights', aspect: 'ring'},
  ],
  ...{lines: [], size: {width: 0, height: 0, node: [0, 0]}, releases: ['2.1']},
};

const ALL = {question: '', traits: [], since: ''};

describe('the filter', () => {
  const found = (filter: Partial<Parameters<typeof find>[1]>) =>
    find(MODEL, {...ALL, ...filter}).map(
      (one) => `${one.entity.name}: ${one.aspects.map(({name}) => name).join(' ')}`,
    );

  it('finds entities by name, and aspects by theirs', () => {
    expect(found({})).toHaveLength(3);
    expect(found({question: 'Lamp shade'})).toEqual(['lampShade: labels light']);
    expect(found({question: 'RING'})).toEqual(['bell: ring']);
    expect(found({question: 'x'.repeat(100)})).toEqual([]);
    expect(isFiltered(ALL)).toBe(false);
    expect(isFiltered({...ALL, question: ' ('})).toBe(false);
  });

  it('narrows by traits and release', () => {
    expect(found({traits: ['timeseries']})).toEqual(['lampShade: light']);
    expect(found({traits: ['searchable', 'patch']})).toEqual(['lampShade: labels', 'bell: labels']);
    expect(found({since: '2.1'})).toEqual(['bell: ring', 'label: info']);
    expect(found({since: '3.0'})).toEqual([]);
  });
});

describe('neighbors', () => {
  it('are grouped by relationship, and placed on the side they belong to', () => {
    const edges = edgesOf(MODEL, 'label');
    expect(edges).toEqual({
      out: [],
      into: [{name: 'LabeledWith', aspect: 'labels', others: ['lampShade', 'bell']}],
    });
    const graph = focusGraph('label', edges);
    expect(graph.left.map(({entity: name}) => name)).toEqual(['lampShade', 'bell']);
    expect(graph.right).toEqual([]);
    expect(graph.height).toBe(2 * BOX.height + BOX.gap);
    expect(graph.self.y + BOX.height / 2).toBe(graph.height / 2);
  });
});

describe('requests', () => {
  const [lamp] = MODEL.entities;
  const [labels] = MODEL.aspects;
  if (!lamp || !labels) throw new Error('The model is empty.');
  const codes = (one: Entity) =>
    examplesOf(one, labels, {
      json: {text: "It's new"},
      mutation: 'mutation {\n  label(urn: "$URN")\n}',
    });

  it('are those that the APIs have, with the URN of the entity', () => {
    const examples = codes(lamp);
    expect(examples.map(({api, does}) => `${api} ${does}`)).toEqual([
      'graphql write',
      'openapi read',
      'openapi write',
    ]);
    expect(examples[0]?.code).toContain('label(urn: "urn:li:lampShade:1")');
    expect(examples[1]?.code).toContain(
      '/openapi/v3/entity/lampshade/urn%3Ali%3AlampShade%3A1/labels',
    );
    expect(examples[2]?.code).toContain(`"text": "It'\\''s new"`);
  });

  it('read through the interface if the type has no query of its own', () => {
    const [read] = codes({...lamp, graphql: {lookup: 'entity', type: 'Lamp'}});
    expect(read?.code).toContain('  entity(urn: "urn:li:lampShade:1") {\n    ... on Lamp {');
  });
});
