/** Writes requests that read and write an aspect, for each API. Pure functions. */
import type {Aspect, Entity, Writing} from './types';

export type Example = {
  api: 'graphql' | 'openapi' | 'python';
  does: 'read' | 'write';
  code: string;
};

/** A URN as a part of a path; some proxies reject parentheses. */
const encoded = (urn: string): string =>
  encodeURIComponent(urn).replace(/\(/g, '%28').replace(/\)/g, '%29');

const GMS = '$DATAHUB_GMS_URL';
const TOKEN = '-H "Authorization: Bearer $DATAHUB_GMS_TOKEN"';

/** GraphQL returns the stored aspects of some types as JSON; time series are not among them. */
function graphqlRead({urn, graphql}: Entity, {name, group}: Aspect): string | undefined {
  if (!graphql || group === 'timeseries') return undefined;
  const {lookup, type} = graphql;
  const aspects = [
    `aspects(input: {aspectNames: ["${name}"]}) {`,
    '  aspectName',
    '  payload',
    '}',
  ];
  const fields =
    type === undefined ? aspects : [`... on ${type} {`, ...aspects.map((line) => `  ${line}`), '}'];
  return [
    'query {',
    `  ${lookup}(urn: ${JSON.stringify(urn)}) {`,
    ...fields.map((line) => `    ${line}`),
    '  }',
    '}',
  ].join('\n');
}

function openapiRead({name: entity, slug, urn}: Entity, {name, group}: Aspect): string {
  return group === 'timeseries'
    ? `# The newest values, of all entities of the type\ncurl ${TOKEN} \\\n  "${GMS}/openapi/v2/timeseries/${entity}/${name}?count=10"`
    : `curl ${TOKEN} \\\n  "${GMS}/openapi/v3/entity/${slug}/${encoded(urn)}/${name}"`;
}

function openapiWrite({slug, urn}: Entity, {name}: Aspect, {json}: Writing): string {
  // In the shell, a quotation mark ends the text.
  const body = JSON.stringify([{urn, [name]: {value: json}}], null, 2).replaceAll("'", `'\\''`);
  return [
    `curl -X POST "${GMS}/openapi/v3/entity/${slug}?async=false" \\`,
    `  ${TOKEN} \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d '${body}'`,
  ].join('\n');
}

const indented = (text: string): string => text.replace(/\n/g, '\n    ');

function pythonRead({urn}: Entity, {group}: Aspect, className: string): string {
  const isSeries = group === 'timeseries';
  return [
    'from datahub.ingestion.graph.client import get_default_graph',
    `from datahub.metadata.schema_classes import ${className}`,
    '',
    'with get_default_graph() as graph:',
    `    aspect = graph.${isSeries ? 'get_latest_timeseries_value' : 'get_aspect'}(`,
    `        ${JSON.stringify(urn)},`,
    `        ${className},`,
    ...(isSeries ? ['        {},'] : []),
    '    )',
    'print(aspect)',
  ].join('\n');
}

/** An import, with a name a line if there are many. */
function importOf(names: readonly string[]): string {
  const line = `from datahub.metadata.schema_classes import ${names.join(', ')}`;
  if (line.length <= 88) return line;
  const each = names.map((name) => `    ${name},`);
  return ['from datahub.metadata.schema_classes import (', ...each, ')'].join('\n');
}

function pythonWrite({urn}: Entity, {value, imports}: NonNullable<Writing['python']>): string {
  return [
    'from datahub.emitter.mcp import MetadataChangeProposalWrapper',
    'from datahub.ingestion.graph.client import get_default_graph',
    importOf(imports),
    '',
    'proposal = MetadataChangeProposalWrapper(',
    `    entityUrn=${JSON.stringify(urn)},`,
    `    aspect=${indented(value)},`,
    ')',
    '',
    'with get_default_graph() as graph:',
    '    graph.emit(proposal)',
  ].join('\n');
}

/** @returns requests for the example entity of the type, as far as the APIs have them */
export function examplesOf(entity: Entity, aspect: Aspect, writing: Writing): Example[] {
  const {python, mutation} = writing;
  const query = graphqlRead(entity, aspect);
  const written = mutation?.replaceAll('"$URN"', JSON.stringify(entity.urn));
  const all: (Omit<Example, 'code'> & {code: string | undefined})[] = [
    {api: 'graphql', does: 'read', code: query},
    {api: 'graphql', does: 'write', code: written},
    {api: 'openapi', does: 'read', code: openapiRead(entity, aspect)},
    {api: 'openapi', does: 'write', code: openapiWrite(entity, aspect, writing)},
    {api: 'python', does: 'read', code: python && pythonRead(entity, aspect, python.className)},
    {api: 'python', does: 'write', code: python && pythonWrite(entity, python)},
  ];
  return all.flatMap(({api, does, code}) => (code === undefined ? [] : [{api, does, code}]));
}
