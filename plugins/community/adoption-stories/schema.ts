/** Schema of reference/adoption-stories.yaml. */
import {z} from 'zod';
import type {AdoptionStories} from '../../../src/features/adoption-stories/model';
import {filledText, mark} from '../../facts/schema-parts';

const storySchema = z.strictObject({
  company: filledText,
  /** The story's anchor on its page. */
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by -, such as dpg-media'),
  category: filledText,
  cloud: mark,
  kind: z.enum(['blog', 'video'], 'blog or video'),
  url: z.url({protocol: /^https$/, error: 'an https URL'}),
  topic: filledText.max(60, 'at most 60 characters'),
  quote: z
    .strictObject({
      text: filledText.max(220, 'at most 220 characters'),
      by: filledText.optional(),
    })
    .optional(),
  figure: z.strictObject({value: filledText, text: filledText}).optional(),
});

export const adoptionStoriesSchema: z.ZodType<AdoptionStories> = z.strictObject({
  categories: z.array(filledText).min(1, 'at least one value'),
  stories: z.array(storySchema),
  without_story: z.array(filledText),
});
