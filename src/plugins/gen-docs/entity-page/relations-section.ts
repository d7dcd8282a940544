/** Diagram and tables of an entity's relationships. */
import type {Entity, Metamodel} from '../../../reference/metamodel';
import {blocks} from '../markdown';
import {diagramHtml} from './diagram';
import {codeHtml, entityHtml, marksHtml, rowHtml, staticBlock, tableHtml} from './html';
import {targets, incoming, outgoing, type Relation, sources} from './relations';

/** `aspect.field`, linked where the field stands on this page, or on that of only one other entity. */
function throughHtml({aspect, field}: Relation, owners: readonly Entity[], page: Entity): string {
  const name = `${aspect}.${field.name}`;
  const [owner, more] = owners.includes(page) ? [page] : owners;
  const marks = marksHtml(field);
  if (!owner || more) return `${codeHtml(name)}${marks}`;
  const address = `${owner === page ? '' : owner.slug}#${name.toLowerCase()}`;
  return `<a href="${address}">${codeHtml(name)}</a>${marks}`;
}

/** @param ownersOf entities that have the field which makes the edge */
function table(
  title: string,
  relations: readonly Relation[],
  page: Entity,
  ownersOf: (relation: Relation) => readonly Entity[],
): string {
  const rows = relations.map((relation) =>
    rowHtml([
      codeHtml(relation.name),
      throughHtml(relation, ownersOf(relation), page),
      relation.others.map(entityHtml).join(', '),
    ]),
  );
  return staticBlock(tableHtml(['Relationship', 'Through', title], rows));
}

/** @returns the section; it says so where there are no relationships */
export function relationsSection(model: Metamodel, entity: Entity): string {
  const into = incoming(model, entity);
  const from = outgoing(model, entity);
  // An edge between two instances of the entity is drawn once, as one that leads away.
  const above = sources(into).filter((neighbour) => neighbour.entity !== entity);
  const diagram = diagramHtml(entity, above, targets(model, from));
  return blocks(
    '## Relationships {#relationships}',
    into.length + from.length === 0 && 'The graph holds no edges from or to this entity.',
    diagram && staticBlock(diagram),
    from.length > 0 && '### Outgoing {#outgoing}',
    from.length > 0 && table('To', from, entity, () => [entity]),
    into.length > 0 && '### Incoming {#incoming}',
    into.length > 0 && table('From', into, entity, ({others}) => others),
  );
}
