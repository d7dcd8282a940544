/**
 * Calls of the OpenAPI v3 endpoints for entities: `GET /openapi/v3/entity/{entity}/{urn}` and
 * `POST /openapi/v3/entity/{entity}` with a list of entities, each aspect as `{"value": …}`.
 * The entity's name is in lower case, as in the platform's own specification.
 */
import type {Entity} from '..';
import {prettyJson} from './json';

/** Metadata service of the example company. */
const GMS = 'https://datahub-gms.acme.example';
const TOKEN = '--header "Authorization: Bearer ${DATAHUB_GMS_TOKEN}"';

/** A URN as a path segment. Parentheses are encoded too, since some proxies reject them. */
export function encodeUrn(urn: string): string {
  return encodeURIComponent(urn).replace(/\(/g, '%28').replace(/\)/g, '%29');
}

/** What `GET` returns and `POST` expects for one entity. */
export function entityJson(urn: string, aspect: string, value: unknown): Record<string, unknown> {
  return {urn, [aspect]: {value}};
}

/** Reads one aspect. */
export function readCall(entity: Entity, aspect: string): string {
  const address = `${GMS}/openapi/v3/entity/${entity.slug}/${encodeUrn(entity.urnExample)}`;
  return `curl ${TOKEN} \\\n  '${address}?aspects=${aspect}'`;
}

/** Writes entities and waits until they are stored. */
export function writeCall(entity: Entity, entities: readonly unknown[]): string {
  return [
    `curl --request POST '${GMS}/openapi/v3/entity/${entity.slug}?async=false' \\`,
    `  ${TOKEN} \\`,
    "  --header 'Content-Type: application/json' \\",
    `  --data '${prettyJson(entities)}'`,
  ].join('\n');
}
