/** Extracts from the metamodel what the explorer shows. */
import type {
  Aspect,
  AspectUse,
  Entity,
  ExplorerModel,
  Group,
  Relation,
} from '../../src/features/metamodel/model/types';
import {bareText} from '../common/inline-text';
import {
  aspectsOf,
  type Aspect as AspectFacts,
  type Entity as EntityFacts,
  hasPage,
  type Metamodel,
} from '../metamodel';
import type {Reference} from '../reference';
import {rememberLast} from '../reference/remember-last';
import {NEXT} from '../releases/model';
import {compareReleaseNames} from '../releases/names';
import {layOut} from './layout';

/** Aspects that an entity takes, without keys. */
export function takenAspects(model: Metamodel): AspectFacts[] {
  const taken = new Set(
    [...model.entities.values()].flatMap(({aspects}) => aspects.map(({name}) => name)),
  );
  return [...model.aspects.values()].filter(({name, group}) => group !== 'key' && taken.has(name));
}

/** Every edge between two types, once. */
function relationsOf(model: Metamodel): Relation[] {
  const found = new Map<string, Relation>();
  for (const entity of model.entities.values()) {
    for (const aspect of aspectsOf(model, entity)) {
      for (const {relationships = []} of aspect.fields) {
        for (const {name, to: targets} of relationships) {
          for (const to of targets.filter((target) => model.entities.has(target))) {
            const relation = {from: entity.name, to, name, aspect: aspect.name};
            found.set(Object.values(relation).join(' '), relation);
          }
        }
      }
    }
  }
  return [...found.values()];
}

/** Oldest first; what no release has yet comes last. */
const byAge = (a: string, b: string): number =>
  a === NEXT || b === NEXT ? Number(a === NEXT) - Number(b === NEXT) : compareReleaseNames(a, b);

/** What came after the oldest documented release, which all others have anyway. */
function sinceIn({version}: Metamodel, release: string | undefined): {since?: string} {
  return release !== undefined && version.badge(release) ? {since: release} : {};
}

function usesOf({aspects}: EntityFacts, model: Metamodel): AspectUse[] {
  return aspects.flatMap(({name, since: added}) => {
    const aspect = model.aspects.get(name);
    return aspect ? [{name, ...sinceIn(model, added ?? aspect.since)}] : [];
  });
}

type SchemaOf = Reference['graphql']['schema'];

/** How GraphQL reads raw aspects; undefined if the type doesn't return them. */
function graphqlOf({graphql}: EntityFacts, schema: SchemaOf): Entity['graphql'] {
  const type = graphql && schema.getType(graphql.type);
  if (!graphql || !type || !('getFields' in type) || !('aspects' in type.getFields()))
    return undefined;
  return graphql.lookup === undefined
    ? {lookup: 'entity', type: graphql.type}
    : {lookup: graphql.lookup};
}

function toAspect({name, group, summary, fields, patch}: AspectFacts): Aspect {
  const searchable = fields.filter(({search}) => search !== undefined);
  return {
    ...{name, group: group as Group, summary: bareText(summary)},
    searchable: searchable.map((field) => field.name),
    patch: patch === true,
  };
}

/** What the picture shows. The same object until the metamodel changes: in `npm start`, an edit of a page doesn't. */
const drawingOf = rememberLast((model: Metamodel) => {
  const relations = relationsOf(model);
  const facts = [...model.entities.values()].filter(hasPage);
  const names = facts.map(({name}) => name);
  return {relations, facts, ...layOut(names, relations)};
});

/**
 * @param reference facts of Next
 * @param pageOf returns the URL of a page by its path below /docs/; undefined if there is no such page
 */
export function explorerModel(
  {metamodel: model, graphql}: Reference,
  pageOf: (page: string) => string | undefined,
): ExplorerModel {
  const {relations, facts, positions, lines, size} = drawingOf(model);
  const entities = facts
    .map((entity): Entity => {
      const page = pageOf(`generated/metamodel/entities/${entity.slug}`);
      const reading = graphqlOf(entity, graphql.schema);
      return {
        ...{name: entity.name, title: entity.displayName, slug: entity.slug},
        ...{summary: bareText(entity.summary), internal: entity.category === 'internal'},
        ...sinceIn(model, entity.since),
        ...(page !== undefined && {page}),
        ...{urn: entity.urnExample, key: entity.keyAspect, aspects: usesOf(entity, model)},
        ...(reading && {graphql: reading}),
        at: positions.get(entity.name) ?? [0, 0],
      };
    })
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const used = new Set(
    entities.flatMap((entity) => [entity, ...entity.aspects].map((one) => one.since)),
  );
  const shown = new Set(facts.map(({name}) => name));
  return {
    entities,
    aspects: takenAspects(model).map(toAspect),
    relations: relations.filter(({from, to}) => shown.has(from) && shown.has(to)),
    ...{lines, size},
    releases: [...used].filter((release) => release !== undefined).sort(byAge),
  };
}
