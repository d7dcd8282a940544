/** Checks that JSON parses. */
import type {Finding} from '../rule';
import type {CodeBlock} from './block';

export type JsonObject = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns why text isn't JSON, in the same words on every release of Node.js; newer ones add line and column. */
export function jsonFault(error: unknown): string {
  return (error as Error).message.replace(/ \(line \d+ column \d+\)$/, '');
}

export function json({text}: CodeBlock): Finding[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const offset = /position (\d+)/.exec(String(error))?.[1];
    const line = text.slice(0, Number(offset ?? 0)).split('\n').length;
    return [{line, found: jsonFault(error), expected: 'JSON that parses'}];
  }
}
