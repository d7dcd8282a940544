/** Parts that the shapes of several kinds of records share. */
import {z} from 'zod';

/** Markdown within a line or a few paragraphs. */
export const markdown = z.string().describe('Markdown; code names are in backticks.');

export const url = z.url().describe('Page of the documentation that describes it.');

/** Marks by release, to spread into a shape. */
export const marks = {
  since: z
    .string()
    .optional()
    .describe(
      'First release that has it, or next. Left out if the oldest documented release has it, too.',
    ),
  until: z.string().optional().describe('First release that no longer has it.'),
};

export const deprecated = z.literal(true).optional().describe('True if it is deprecated.');

/** Which state of the platform a version of the documentation describes. */
export const generatedFrom = z
  .object({
    release: z.string().optional().describe('Release of the platform.'),
    date: z.string().optional().describe('Date of the release, or of the code.'),
    commit: z.string().optional().describe('Commit of the code, for what is not released yet.'),
  })
  .describe('State of the platform that the data describes.');

/** What every file with records has. */
export const fileOf = <T extends z.ZodType>(record: T) =>
  z.object({
    $schema: z.url().describe('JSON Schema of this file.'),
    version: z.string().describe('Version of the documentation: a release, or next.'),
    generatedFrom,
    items: z.array(record),
  });
