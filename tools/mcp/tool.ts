/** What a tool is, regardless of how it is called. */
import {z} from 'zod';
import type {Site} from './site';

/** What a tool returns: Markdown for the assistant, and for most tools the same as data. */
export type Answer = {text: string; data?: Record<string, unknown>};

/** A tool of the server. */
export type Tool = {
  name: string;
  title: string;
  /** When to use it, for the assistant. */
  about: string;
  input: z.ZodObject;
  output?: z.ZodObject;
  /**
   * @param input checked arguments
   * @throws Mistake if there is no such thing; SiteUnavailable if the site can't be read
   */
  answer: (site: Site, input: unknown) => Promise<Answer>;
};

/** Defines a tool: its arguments have the type of its input. */
export function tool<Input extends z.ZodObject>(definition: {
  name: string;
  title: string;
  about: string;
  input: Input;
  output?: z.ZodObject;
  run: (site: Site, input: z.infer<Input>) => Promise<Answer>;
}): Tool {
  const {run, ...rest} = definition;
  return {...rest, answer: (site, input) => run(site, definition.input.parse(input))};
}

/** The parameter that every tool has. */
export const version = z
  .string()
  .max(40)
  .optional()
  .describe(
    'Version of DataHub: a documented release by its number, or next for the code after the last release. Default: the newest. Ask the user which release they run if it matters.',
  );

/** A name or a few words. */
export const shortText = z.string().trim().min(1).max(300);
