/** The reference pages of the metamodel: one for each entity that has aspects. */
import {type Entity, hasPage, type Metamodel} from '..';
import {blocks, frontMatter} from '../../page-kit/markdown';
import type {DefinedName, GeneratedPage, PageLinks} from '../../page-kit/page';
import {announcement} from './announcement';
import {aspectsSection} from './aspects-section';
import {examplesSection} from './examples-section';
import {frontValues, intro} from './front';
import {guideFile} from '../guide';
import {guideSection} from './guide-section';
import {namesOfEntity} from './names';
import {relatedSection} from './related-section';
import {relationsSection} from './relations-section';
import {typesSection} from './types-section';
import {urnSection} from './urn-section';

function pagePath({slug}: Entity): string {
  return `generated/metamodel/entities/${slug}`;
}

function page(
  entity: Entity,
  names: readonly DefinedName[],
  ...parts: readonly string[]
): GeneratedPage {
  const body = blocks(...parts);
  return {
    path: pagePath(entity),
    // Most edits to a page change its prose.
    source: entity.guide === undefined ? entity.file : guideFile(entity.slug),
    names,
    content: `${frontMatter(frontValues(entity))}\n${body}\n`,
  };
}

function entityPage(model: Metamodel, links: PageLinks, entity: Entity): GeneratedPage {
  const path = pagePath(entity);
  return page(
    entity,
    namesOfEntity(model, entity),
    intro(model, entity, path, links),
    urnSection(model, entity),
    relationsSection(model, entity),
    guideSection(entity, path, links),
    examplesSection(model, entity, links),
    aspectsSection(model, entity),
    typesSection(model, entity),
    relatedSection(entity, path, links),
  );
}

/** Entities with a page: those with aspects, and those that the version announces. */
function entitiesOf(model: Metamodel): {full: Entity[]; announced: Entity[]} {
  return {
    full: [...model.entities.values()].filter(hasPage),
    announced: [...model.announced.values()],
  };
}

/** Where the pages of one version are in the docs tree. */
export function entityPaths(model: Metamodel): string[] {
  const {full, announced} = entitiesOf(model);
  return [...full, ...announced].map(pagePath);
}

/**
 * @param model the facts of one version
 * @returns a page for each entity with aspects, and a short one for each that the version announces
 */
export function entityPages(model: Metamodel, links: PageLinks): GeneratedPage[] {
  const {full, announced} = entitiesOf(model);
  return [
    ...full.map((entity) => entityPage(model, links, entity)),
    ...announced.map((entity) =>
      page(entity, [], announcement(entity), relatedSection(entity, pagePath(entity), links)),
    ),
  ];
}
