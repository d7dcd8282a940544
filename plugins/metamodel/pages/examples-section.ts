/** How to read and write an entity through the APIs, with examples from the example company. */
import {aspectsOf, type Entity, type Metamodel, type WriteExample} from '..';
import {blocks, fence} from '../../page-kit/markdown';
import type {PageLinks} from '../../page-kit/page';
import {readDocument, readResult} from './graphql-query';
import {prettyJson, withoutTypeNames} from './json';
import {entityJson, readCall, writeCall} from './openapi';

function readByGraphql(entity: Entity): string {
  const read = entity.examples?.read ?? {};
  const document = readDocument(entity, read);
  if (document === undefined) return '';
  const result = readResult(entity, read);
  return blocks(
    '### Read with GraphQL {#read-graphql}',
    read.note,
    fence('graphql', document),
    result && fence('json response', prettyJson(withoutTypeNames({data: result}))),
  );
}

/** The aspect that the example writes, or else the first descriptive or system aspect. */
function aspectToRead(model: Metamodel, entity: Entity): string | undefined {
  const told = aspectsOf(model, entity).find(
    ({group}) => group === 'descriptive' || group === 'system',
  );
  return entity.examples?.write?.aspect ?? told?.name;
}

function readByOpenapi(model: Metamodel, entity: Entity): string {
  const aspect = aspectToRead(model, entity);
  if (aspect === undefined) return '';
  const {read, write} = entity.examples ?? {};
  const shown = !read?.select && !read?.query && write?.aspect === aspect && !write.urn;
  return blocks(
    '### Read with OpenAPI {#read-openapi}',
    !read?.select && !read?.query && read?.note,
    fence('bash', readCall(entity, aspect)),
    shown && fence('json response', prettyJson(entityJson(entity.urnExample, aspect, write.value))),
  );
}

function writeExample(entity: Entity, write: WriteExample): string {
  if (write.query !== undefined) {
    return blocks(
      '### Write with GraphQL {#write-graphql}',
      write.note,
      fence('graphql', write.query),
      fence('json', prettyJson(write.variables ?? {}), 'Variables'),
    );
  }
  const body = entityJson(write.urn ?? entity.urnExample, write.aspect ?? '', write.value);
  return blocks(
    '### Write with OpenAPI {#write-openapi}',
    write.note,
    fence('bash', writeCall(entity, [body])),
  );
}

/** The page about the metamodel; sites without it, such as those of tests, don't have the explorer either. */
const METAMODEL = 'metadata-modeling/metadata-model';

/** @returns the section; for an entity without examples, it gives the reason */
export function examplesSection(model: Metamodel, entity: Entity, links: PageLinks): string {
  const {none, write} = entity.examples ?? {};
  return blocks(
    '## Read and write {#examples}',
    none,
    !none && readByGraphql(entity),
    !none && readByOpenapi(model, entity),
    write && writeExample(entity, write),
    links.has(METAMODEL) &&
      `The [metamodel explorer](/tools/metamodel?entity=${entity.name}) has requests to copy for each aspect, and shows the entity in the graph.`,
  );
}
