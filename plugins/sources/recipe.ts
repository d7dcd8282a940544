/** The starter recipe of a module: the common parts, and its configuration. */
import type {YamlText} from '../facts/yaml-text';

/** The sink of nearly every recipe, so that source files don't have to repeat it. */
const STANDARD_SINK = `sink:
  type: datahub-rest
  config:
    server: "\${DATAHUB_GMS_URL}"
    token: "\${DATAHUB_GMS_TOKEN}"
`;

/** Adds the standard sink to a recipe that has none. */
export function completeRecipe(text: string): string {
  return /^sink:/m.test(text) ? `${text}\n` : `${text}\n\n${STANDARD_SINK}`;
}

/** The value of `source.config` in a parsed recipe, or an empty map. */
export function recipeConfig({data}: Pick<YamlText, 'data'>): Record<string, unknown> {
  const config = (data as {source?: {config?: unknown}} | null | undefined)?.source?.config;
  return isMap(config) ? config : {};
}

/** True for an object that was parsed from a YAML map. */
export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
