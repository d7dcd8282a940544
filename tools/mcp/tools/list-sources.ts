/** Lists ingestion sources, by text, capability, or category. */
import {z} from 'zod';
import type {SourceRecord} from '../../../plugins/reference-data/shapes/sources';
import {unknownName} from '../mistake';
import {firstSentence, hasWords, joinBlocks, marksOf} from '../text';
import {shortText, tool, version} from '../tool';

const listed = z.object({
  id: z.string(),
  name: z.string(),
  plugins: z.array(z.string()).describe('Values of source.type in a recipe.'),
  category: z.string(),
  support: z.array(z.string()),
  capabilities: z.array(z.string()),
  url: z.string(),
  since: z.string().optional(),
});

type Listed = z.infer<typeof listed>;

const capabilitiesOf = ({modules}: SourceRecord): string[] => [
  ...new Set(
    modules.flatMap(({capabilities}) =>
      capabilities.filter(({supported}) => supported).map(({name}) => name),
    ),
  ),
];

const toListed = (source: SourceRecord): Listed => ({
  ...{id: source.id, name: source.name, category: source.category, url: source.url},
  plugins: source.modules.map(({id}) => id),
  support: [...new Set(source.modules.map(({support}) => support))],
  capabilities: capabilitiesOf(source),
  ...(source.since !== undefined && {since: source.since}),
});

/** @throws Mistake if no source has the value */
function known(kind: string, given: string, values: readonly string[]): string {
  const all = [...new Set(values)].sort();
  const found = all.find((value) => value.toLowerCase() === given.toLowerCase());
  if (found !== undefined) return found;
  const similar = all.filter((value) => hasWords(value, given));
  if (similar.length === 1 && similar[0] !== undefined) return similar[0];
  const mistake = unknownName(kind, given, all);
  if (!mistake.message.includes('Known:')) mistake.message += ` Known: ${all.join(', ')}.`;
  throw mistake;
}

const line = ({name, id, plugins, category, support, url, ...rest}: Listed): string => {
  const types = plugins.join(', ');
  const type = types === id ? '' : `, plugin ${types}`;
  return `- [${name}](${url}) (\`${id}\`${type}): ${category}, ${support.join('/')}${marksOf(rest)}`;
};

export const listSources = tool({
  name: 'list_sources',
  title: 'List ingestion sources',
  about:
    'Lists the systems that DataHub can ingest metadata from, optionally only those with a capability, of a category, or whose description contains words. get_source has the details of one.',
  input: z.object({
    version,
    text: shortText.optional().describe('Words in the name or the summary.'),
    capability: shortText.optional().describe('Such as Column-level Lineage or Data Profiling.'),
    category: shortText.optional().describe('Such as Data Warehouse or BI Tool.'),
  }),
  output: z.object({version: z.string(), count: z.number(), sources: z.array(listed)}),
  async run(site, {version: name, text, capability, category}) {
    const chosen = await site.version(name);
    const all = await site.records(chosen, 'sources');
    const wanted = {
      capability: capability && known('capability', capability, all.flatMap(capabilitiesOf)),
      category:
        category &&
        known(
          'category',
          category,
          all.map((one) => one.category),
        ),
    };
    const found = all.filter(
      (source) =>
        (!text ||
          hasWords(`${source.name} ${source.id} ${source.platform} ${source.summary}`, text)) &&
        (!wanted.capability || capabilitiesOf(source).includes(wanted.capability)) &&
        (!wanted.category || source.category === wanted.category),
    );
    const sources = found.map(toListed);
    const [only] = found.length === 1 ? found : [];
    return {
      text: joinBlocks(
        sources.length > 0
          ? `${sources.length} of ${all.length} ingestion sources of ${chosen.label}:`
          : `None of the ${all.length} ingestion sources of ${chosen.label} matches. Leave a filter out, or try search_docs.`,
        sources.map(line).join('\n'),
        only && `${firstSentence(only.summary)} Capabilities: ${capabilitiesOf(only).join(', ')}.`,
      ),
      data: {version: chosen.name, count: sources.length, sources},
    };
  },
});
