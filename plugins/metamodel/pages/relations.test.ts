import {describe, expect, it} from 'vitest';
import {incoming, outgoing, type Relation, sources, targets} from './relations';
import {real} from './testing/metamodels';

const model = real.next;
const entity = (name: string) => {
  const found = model.entities.get(name);
  if (!found) throw new Error(`no entity ${name}`);
  return found;
};
const brief = ({name, aspect, field, others}: Relation) =>
  `${name} ${aspect}.${field.name} ${others.map((other) => other.name).join(' ')}`;

describe('outgoing', () => {
  it('lists the edges of all aspects, including the key', () => {
    expect(outgoing(model, entity('dataJob')).map(brief)).toContain(
      'IsPartOf dataJobKey.flow dataFlow',
    );
  });
  it('finds several edges of one field', () => {
    expect(outgoing(model, entity('tag')).map(brief)).toEqual([
      'OwnedBy ownership.owners corpuser corpGroup',
      'ownershipType ownership.owners ownershipType',
      'IsFailing testResults.failing test',
      'IsPassing testResults.passing test',
    ]);
  });
});

describe('incoming', () => {
  it('groups the entities that share an aspect', () => {
    expect(incoming(model, entity('role')).map(brief)).toEqual([
      'AssociatedWith access.roles container dataset',
    ]);
  });
  it('lists only edges of the version', () => {
    const release = real.release.entities.get('mlModel');
    const names = release ? incoming(real.release, release).map(brief) : [];
    expect(names).not.toContain('Consumes dataProcessInstanceInput.inputs dataProcessInstance');
    expect(incoming(model, entity('mlModel')).map(brief)).toContain(
      'Consumes dataProcessInstanceInput.inputs dataProcessInstance',
    );
  });
});

describe('neighbors in the diagram', () => {
  it('have the most specific edges first', () => {
    const into = sources(incoming(model, entity('tag')));
    expect(into[0]).toMatchObject({
      entity: {name: 'dataset'},
      names: ['TaggedWith', 'SchemaFieldTaggedWith', 'EditableSchemaFieldTaggedWith'],
    });
    const from = targets(model, outgoing(model, entity('mlFeatureTable')));
    expect(from.slice(0, 3).map((neighbor) => neighbor.entity.name)).toEqual([
      'mlFeature',
      'mlPrimaryKey',
      'dataPlatform',
    ]);
  });
});
