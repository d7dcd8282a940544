/** Completes the starter recipe of a module and reads it. */
import {LineCounter, parseDocument, type Document} from 'yaml';

/** The sink nearly every recipe ends with, so that source files need not repeat it. */
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

/** A recipe as data, with the way back to its lines. */
export type Recipe = {
  document: Document;
  data: unknown;
  /** First syntax error, with its line in the recipe counted from 1. */
  error?: {line: number; message: string};
  /** Line in the recipe, counted from 1, of the value at a key path or of the nearest block around it. */
  lineOf(keys: readonly (string | number)[]): number;
};

/** Parses a recipe; never throws. */
export function parseRecipe(text: string): Recipe {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter, prettyErrors: false});
  const [error] = document.errors;
  return {
    document,
    data: error ? undefined : (document.toJS() as unknown),
    ...(error && {
      error: {line: counter.linePos(error.pos[0]).line, message: error.message},
    }),
    lineOf(keys) {
      for (let length = keys.length; length > 0; length--) {
        const node = document.getIn(keys.slice(0, length), true) as {range?: number[]} | undefined;
        const start = node?.range?.[0];
        if (start !== undefined) return counter.linePos(start).line;
      }
      return 1;
    },
  };
}

/** The value of `source.config`, or an empty map. */
export function recipeConfig({data}: Recipe): Record<string, unknown> {
  const config = (data as {source?: {config?: unknown}} | null | undefined)?.source?.config;
  return isMap(config) ? config : {};
}

/** True for a YAML map that has become an object. */
export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
