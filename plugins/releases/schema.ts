/** Keys with which facts name releases, for the schemas of all kinds of facts. */
import {z} from 'zod';

/** Whether the release exists is checked later, for all files at once: {@link checkMarks}. */
const releaseName = z
  .string()
  .regex(/^(?:next|\d+(?:\.\d+)+)$/, 'a release of reference/releases.yaml, or next');

/** `since` and `until` of a fact, to spread into a schema. */
export const releaseMarks = {since: releaseName.optional(), until: releaseName.optional()};

/** `before: {<release>: {…}}`: what versions before that release have instead. */
export function beforeOf<T extends z.ZodType>(values: T) {
  return z.record(releaseName, values).optional();
}

/** `announced`: the first release that announces what it doesn't have yet. */
export const announced = releaseName.optional();

/** The file reference/releases.yaml. */
export const releasesFile = z.strictObject({
  releases: z
    .array(
      z.strictObject({
        name: releaseName,
        date: z.iso.date('a date, such as 2025-01-31').optional(),
      }),
    )
    .min(1, 'at least {name: next}'),
});
