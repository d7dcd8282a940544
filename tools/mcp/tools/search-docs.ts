/** Searches the documentation with the engine of the site's own search. */
import {z} from 'zod';
import {searchIndex} from '../../../src/features/search/engine/search';
import {suggestQueries} from '../../../src/features/search/engine/suggest';
import {cutQuery} from '../../../src/features/search/longest-query';
import {plainText} from '../../../src/features/search/types';
import {directAnswer} from '../site/direct-answer';
import {passagesOf} from '../site/passages';
import {oneLine} from '../text';
import {joinBlocks} from '../text';
import {shortText, tool, version} from '../tool';

const hit = z.object({
  title: z.string(),
  url: z.string(),
  location: z.array(z.string()).describe('Where the page is in the sidebar.'),
  excerpt: z.string(),
  parts: z.array(z.object({title: z.string(), url: z.string()})).describe('Matching sections.'),
});

const output = z.object({
  version: z.string(),
  count: z.number().describe('Number of matching pages.'),
  hits: z.array(hit),
  answer: z.string().optional().describe('What a name in the query is, if it is a known name.'),
  suggestions: z.array(z.string()).describe('Similar queries that have results.'),
});

type Hit = z.infer<typeof hit>;

const hitText = ({title, url, location, excerpt, parts}: Hit, index: number): string =>
  [
    `${index + 1}. [${title}](${url}) (${location.join(' > ')})`,
    excerpt && `   ${excerpt}`,
    ...parts.map((part) => `   - [${part.title}](${part.url})`),
  ]
    .filter(Boolean)
    .join('\n');

export const searchDocs = tool({
  name: 'search_docs',
  title: 'Search the documentation',
  about:
    'Searches the documentation of DataHub. Works best with a few keywords, the name of a setting, or an error message. Read a result with get_page.',
  input: z.object({
    query: z.string().trim().min(1).max(10_000).describe('Keywords or a short question.'),
    version,
    limit: z.int().min(1).max(20).default(6).describe('Maximum number of pages.'),
    section: shortText.optional().describe('Only this section of the sidebar, as in results.'),
  }),
  output,
  async run(site, {query: given, version: name, limit, section}) {
    const [chosen, origin] = [await site.version(name), await site.origin()];
    const query = cutQuery(given);
    const index = await site.searchIndex(chosen);
    const found = searchIndex(index, query, {limit, section});
    const passages = await passagesOf(site, chosen, query, found.hits);
    const hits = found.hits.map(({title, url, breadcrumbs, parts}, i): Hit => ({
      title: plainText(title),
      url: origin + url,
      location: [...breadcrumbs],
      excerpt: oneLine(passages[i] ?? ''),
      parts: parts.map((part) => ({title: plainText(part.title), url: origin + part.url})),
    }));
    const answer = await directAnswer(site, chosen, query, origin);
    const suggestions = hits.length > 0 ? [] : suggestQueries(index, query, 3);
    const text = joinBlocks(
      answer,
      hits.length > 0 &&
        `${found.count} pages of ${chosen.label} match${found.count > hits.length ? `; the best ${hits.length}:` : ':'}`,
      hits.length === 0 && `Nothing in the documentation of ${chosen.label} matches.`,
      hits.map(hitText).join('\n'),
      suggestions.length > 0 && `Similar queries with results: ${suggestions.join('; ')}`,
      query.length < given.length && `Only the first ${query.length} characters were searched for.`,
    );
    const data = {version: chosen.name, count: found.count, hits, answer, suggestions};
    return {text, data};
  },
});
