/** Schema of a config list: fields, and includes of shared ones. */
import {z} from 'zod';
import {filledText} from '../facts/schema-parts';
import {releaseMarks} from '../releases/schema';
import {fieldSchema, overrideSchema, type ConfigField} from './field-schema';

const fieldNames = z.array(filledText).min(1, 'at least one field, or leave the key out');

const includeSchema = z
  .strictObject({
    include: filledText,
    under: filledText.optional(),
    only: fieldNames.optional(),
    except: fieldNames.optional(),
    ...releaseMarks,
    override: z.record(z.string(), overrideSchema).optional(),
  })
  .refine((include) => !(include.only && include.except), {error: 'only or except, not both'});

/** An item of a config list that includes the fields of a shared file. */
export type Include = z.infer<typeof includeSchema>;
/** An item of a config list: one field, or an include. */
export type ConfigItem = ConfigField | Include;

/** True if the item of a config list is an include. */
export function isInclude(item: ConfigItem): item is Include {
  return 'include' in item;
}

// A plain union would report every mistake as "Invalid input"; the key `include` determines which of the two a
// contributor meant, so that the message names the invalid key.
/** Schema of an item of a config list. */
export const configItemSchema = z.unknown().transform((item, context): ConfigItem => {
  const meant = typeof item === 'object' && item !== null && 'include' in item;
  const result = (meant ? includeSchema : fieldSchema).safeParse(item);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => ({...issue, input: item}));
  context.issues.push(...(issues as z.core.$ZodRawIssue[]));
  return z.NEVER;
});
