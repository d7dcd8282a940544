/** Schema of reference/integrations.yaml. */
import {z} from 'zod';
import {filledText} from '../../facts/schema-parts';

const values = z.array(filledText).min(1, 'at least one value');
const docsPath = z
  .string()
  .regex(
    /^(?!docs\/|generated\/)[\w-]+(\/[\w-]+)*$/,
    'a path below /docs/, such as lineage/airflow',
  )
  .optional();

const cardSchema = z
  .strictObject({
    id: filledText.optional(),
    source: filledText.optional(),
    title: filledText,
    docs_path: docsPath,
    external_url: z.url({protocol: /^https$/, error: 'an https URL'}).optional(),
    platform_types: values,
    connection_type: filledText,
    features: z.array(filledText).default([]),
    topic: filledText,
  })
  .refine(
    ({source, docs_path: docs, external_url: url}) =>
      [source, docs, url].filter((value) => value !== undefined).length === 1,
    {error: 'exactly one of source, docs_path, and external_url'},
  )
  .refine(({source, id}) => (source === undefined) === (id !== undefined), {
    error: 'an id, unless the card has a source: then the id is the name of the source',
  });

export const integrationsSchema = z.strictObject({
  platform_types: values,
  connection_types: values,
  features: values,
  cards: z.array(cardSchema),
  sources_without_card: z
    .array(z.strictObject({source: filledText, topic: filledText}))
    .default([]),
});

export type IntegrationsFile = z.infer<typeof integrationsSchema>;

/** A card of the catalog, with its id and, unless it is external, its page filled in. */
export type IntegrationCard = Omit<IntegrationsFile['cards'][number], 'id'> & {
  /** Unique among the cards. */
  id: string;
};

/** The catalog of /integrations. */
export type Integrations = Omit<IntegrationsFile, 'cards'> & {cards: IntegrationCard[]};
