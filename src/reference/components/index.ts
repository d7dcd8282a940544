/** Sinks and transformers: parts of a recipe, with their configuration fields. */
import {z} from 'zod';
import type {Problems} from '../problems';
import {filledText, since} from '../schema-parts';
import {fieldSchema} from '../sources/field-schema';
import {readChecked} from '../yaml-file';

const componentSchema = z.strictObject({
  type: filledText,
  summary: filledText,
  entities: z.array(filledText).optional(),
  since,
  fields: z.array(fieldSchema),
});

/** A sink or a transformer: the `type` of a recipe, and the keys its `config` may have. */
export type Component = z.infer<typeof componentSchema>;

/** Which parts of a recipe a file lists: the name of the file and its only key. */
export type ComponentKind = 'sinks' | 'transformers';

/** @returns a loader of reference/sinks.yaml or reference/transformers.yaml */
export function componentLoader(kind: ComponentKind) {
  const file = `reference/${kind}.yaml`;
  const schema = z.strictObject({[kind]: z.array(componentSchema).min(1, 'at least one')});
  return (root: string, problems: Problems): readonly Component[] =>
    readChecked(root, file, schema, problems)?.[kind] ?? [];
}
