/** Sinks and transformers: parts of a recipe, with their configuration fields. */
import {z} from 'zod';
import type {Problems} from '../facts/problems';
import {filledText} from '../facts/schema-parts';
import {releaseMarks} from '../releases/schema';
import {fieldSchema} from '../sources/field-schema';
import {readChecked} from '../facts/yaml-file';

const componentSchema = z.strictObject({
  type: filledText,
  summary: filledText,
  /** Extra of the Python package; without it, the part is in the base package. */
  pip_extra: filledText.optional(),
  entities: z.array(filledText).optional(),
  ...releaseMarks,
  fields: z.array(fieldSchema),
});

/** A sink or a transformer: the `type` of a recipe, and the keys its `config` may have. */
export type Component = z.infer<typeof componentSchema>;

/** The kinds of recipe parts; each is the name of a file and of its only key. */
type ComponentKind = 'sinks' | 'transformers';

/**
 * Reads reference/sinks.yaml or reference/transformers.yaml.
 *
 * @param root absolute path of the project
 * @param problems collects problems
 */
export function loadComponents(
  root: string,
  kind: ComponentKind,
  problems: Problems,
): readonly Component[] {
  const schema = z.strictObject({[kind]: z.array(componentSchema).min(1, 'at least one')});
  return readChecked(root, `reference/${kind}.yaml`, schema, problems)?.[kind] ?? [];
}
