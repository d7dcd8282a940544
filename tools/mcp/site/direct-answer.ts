/** What a name in a query is: the direct answers of the site's search. */
import {createLookup} from '../../../src/features/answers/lookup';
import type {DirectAnswer} from '../../../src/features/answers/choose';
import type {Fact} from '../../../src/features/answers/model/fact';
import type {Site} from '.';
import type {Version} from './version';

/** Facts of one name in several places; more would bury the results. */
const SHOWN = 3;

function factText({name, text, details = {}, parts = [], places}: Fact, origin: string): string {
  const values = Object.entries(details).map(([key, value]) => `${key}: ${value}`);
  const about = [text, ...values].filter(Boolean).join('; ');
  const list = parts
    .slice(0, 12)
    .map((part) => `\`${part.name}\`${part.type ? ` (${part.type})` : ''}`);
  const where = places.slice(0, SHOWN).map(({label, url}) => `[${label}](${origin}${url})`);
  const more = places.length > SHOWN ? `, and ${places.length - SHOWN} more` : '';
  return [
    `- \`${name}\`: ${about || 'see its place'}. In ${where.join(', ')}${more}.`.replace('..', '.'),
    list.length > 0 && `  Contains ${list.join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n');
}

function answerText({kind, name, facts}: DirectAnswer, origin: string): string {
  const shown = facts.slice(0, SHOWN).map((fact) => factText(fact, origin));
  return [`**${name}** (${kind}):`, ...shown].join('\n');
}

/** @returns Markdown about the name that the query asks for; undefined if it asks for none */
export async function directAnswer(
  site: Site,
  version: Version,
  query: string,
  origin: string,
): Promise<string | undefined> {
  const lookup = createLookup({
    versions: [version.index],
    get: async (_, file, read) => read(await site.searchFile(version, file)),
  });
  const answer = await lookup(query, version.index);
  return answer && answerText(answer, origin);
}
