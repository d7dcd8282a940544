/** Returns the facts about one ingestion source. */
import {z} from 'zod';
import {findSource} from '../site/find-source';
import {joinBlocks, marksOf} from '../text';
import {shortText, tool, version} from '../tool';
import {PARTS} from './source-parts';

const names = PARTS.map(({name}) => name) as [string, ...string[]];

/** What an assistant needs to write a recipe. */
const DEFAULT = ['capabilities', 'access', 'fields', 'recipe'];

export const getSource = tool({
  name: 'get_source',
  title: 'Get an ingestion source',
  about:
    'Returns what is needed to ingest from one system: capabilities, access to grant, settings of the recipe, and a starter recipe. Pass field to get the full description of the settings whose names contain it.',
  input: z.object({
    source: shortText.describe('Name, plugin, or platform, such as snowflake.'),
    version,
    parts: z
      .array(z.enum(names))
      .min(1)
      .optional()
      .describe(`Which parts to return. Default: ${DEFAULT.join(', ')}.`),
    field: shortText.optional().describe('Only settings whose name contains this, in full.'),
  }),
  output: z.object({
    version: z.string(),
    id: z.string(),
    name: z.string(),
    url: z.string(),
    plugins: z.array(z.string()),
    requiredFields: z.array(z.string()),
    fieldCount: z.number(),
  }),
  async run(site, {source: given, version: name, parts = DEFAULT, field}) {
    const chosen = await site.version(name);
    const source = findSource(await site.records(chosen, 'sources'), given);
    const wanted = field === undefined ? parts : ['fields'];
    const fields = source.modules.flatMap((module) => module.fields);
    return {
      text: joinBlocks(
        `# ${source.name} (${chosen.label})${marksOf(source)}\n\n${source.url}`,
        field === undefined && source.summary,
        ...PARTS.filter((part) => wanted.includes(part.name)).map((part) =>
          part.text(source, field),
        ),
      ),
      data: {
        ...{version: chosen.name, id: source.id, name: source.name, url: source.url},
        plugins: source.modules.map(({id}) => id),
        requiredFields: fields.filter(({required}) => required).map(({id}) => id),
        fieldCount: fields.length,
      },
    };
  },
});
