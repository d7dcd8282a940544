/** Reads reference/graphql/examples.yaml, and checks its structure, but not yet against the GraphQL schema. */
import {z} from 'zod';
import {filledText} from '../facts/schema-parts';
import {releaseMarks} from '../releases/schema';
import {check, readYaml, type YamlFile} from '../facts/yaml-file';
import type {Problems} from '../facts/problems';
import {GRAPHQL_FOLDER} from './documents';

const exampleSchema = z.strictObject({
  /** Part of the example's URL; never changed once published. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens'),
  title: filledText,
  description: filledText,
  query: filledText,
  variables: z.record(z.string(), z.unknown()),
  ...releaseMarks,
});

const fileSchema = z.strictObject({examples: z.array(exampleSchema)});

/** An example, as written in the file. */
export type RawExample = z.infer<typeof exampleSchema>;

/** The examples with their lines; undefined if the file is missing or malformed. */
export function readExamples(
  root: string,
  problems: Problems,
): {yaml: YamlFile; examples: RawExample[]} | undefined {
  const file = `${GRAPHQL_FOLDER}/examples.yaml`;
  const yaml = readYaml(root, file, problems);
  const data = yaml && check(yaml, fileSchema, problems);
  return yaml && data && {yaml, examples: data.examples};
}
