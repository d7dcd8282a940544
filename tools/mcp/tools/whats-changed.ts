/** Lists what changed between releases. */
import {z} from 'zod';
import {AREAS, type Area, type Change, type Changes} from '../../../plugins/whats-new/model';
import {difference, isCode} from '../../../plugins/whats-new/words';
import {dataPath} from '../../../plugins/reference-data/paths';
import {Mistake} from '../mistake';
import {hasWords, joinBlocks, oneLine} from '../text';
import {shortText, tool, version} from '../tool';

const areas = Object.keys(AREAS) as [Area, ...Area[]];

const code = (text: string): string => `\`${oneLine(text)}\``;

/** The releases that came after one, up to another; both lists are the newest first. */
function selectedReleases({since, releases}: Changes, after: string, upTo: string): string[] {
  const names = [...releases.map(({name}) => name), since];
  const wanted = after.toLowerCase().replace(/^v(?=\d)/, '');
  const end = names.indexOf(wanted);
  if (end >= 0) return names.slice(Math.max(0, names.indexOf(upTo)), end);
  throw new Mistake(
    `There is no list of changes since "${after.slice(0, 40)}". Known: ${names.join(', ')}. The documentation has nothing about releases before ${since}.`,
  );
}

function changeLine(change: Change, docs: string): string {
  const {what, kind, name, owner, page, anchor, action, property} = change;
  const named =
    kind === 'note' || what === 'breaking' || !isCode(change) ? oneLine(name) : code(name);
  const of = owner === undefined ? '' : ` of ${owner}`;
  const how = property === undefined ? '' : `: ${difference(change, code)}`;
  const todo = action === undefined ? '' : ` What to do: ${oneLine(action)}.`;
  const url =
    page === undefined ? '' : ` ${docs}/${page}${anchor === undefined ? '' : `#${anchor}`}`;
  return `- ${kind} ${what} ${named}${of}${how}.${todo}${url}`;
}

const textOf = ({name, owner, what, kind, action, page}: Change): string =>
  [name, owner, what, kind, action, page].filter(Boolean).join(' ');

const change = z.object({
  id: z.string(),
  release: z.string(),
  area: z.string(),
  kind: z.string(),
  what: z.string(),
  name: z.string(),
  url: z.string().optional(),
});

export const whatsChanged = tool({
  name: 'whats_changed',
  title: 'What changed between releases',
  about:
    'Lists changes since a release: upgrade notes, settings of sources, GraphQL API, metadata model, variables, commands, privileges, pages. Start with the area upgrade before you advise on an upgrade.',
  input: z.object({
    since: shortText.optional().describe('The release that the user runs. Default: the oldest.'),
    version: version.describe('The version to compare it with. Default: the newest.'),
    area: z.enum(areas).optional().describe('Only this part of the platform.'),
    text: shortText.optional().describe('Words that the change must contain, such as snowflake.'),
    limit: z.int().min(1).max(200).default(60).describe('Maximum number of changes.'),
  }),
  output: z.object({
    since: z.string(),
    version: z.string(),
    count: z.number().describe('Number of matching changes.'),
    byArea: z.record(z.string(), z.number()),
    changes: z.array(change),
  }),
  async run(site, {since, version: name, area, text, limit}) {
    const newest = await site.version();
    const chosen = await site.version(name);
    const all = await site.optional<Changes>(dataPath(newest.name, 'changes.json'));
    if (!all) throw new Mistake('This deployment of the documentation has no list of changes.');
    const after = since ?? all.since;
    const releases = selectedReleases(all, after, chosen.name);
    const found = all.changes.filter(
      (one) =>
        releases.includes(one.release) &&
        (area === undefined || one.area === area) &&
        (text === undefined || hasWords(textOf(one), text)),
    );
    const byArea: Record<string, number> = {};
    for (const one of found) byArea[one.area] = (byArea[one.area] ?? 0) + 1;
    const shown = found.slice(0, limit);
    const docs = (await site.origin()) + newest.path;
    const groups = releases.flatMap((release) =>
      areas.flatMap((part) => {
        const lines = shown.filter((one) => one.release === release && one.area === part);
        if (lines.length === 0) return [];
        return [
          `## ${release}: ${AREAS[part]}\n\n${lines.map((one) => changeLine(one, docs)).join('\n')}`,
        ];
      }),
    );
    const counts = Object.entries(byArea).map(([part, count]) => `${part} ${count}`);
    return {
      text: joinBlocks(
        `${found.length} changes after ${after}${releases.length > 0 ? `, in ${releases.join(' and ')}` : ''}${counts.length > 0 ? ` (${counts.join(', ')})` : ''}.`,
        ...groups,
        shown.length < found.length &&
          `${found.length - shown.length} more: select an area or pass text, or raise limit.`,
      ),
      data: {
        ...{since: after, version: chosen.name, count: found.length, byArea},
        changes: shown.map(({id, release, area: part, kind, what, name: title, page, anchor}) => ({
          ...{id, release, area: part, kind, what, name: title},
          ...(page !== undefined && {
            url: `${docs}/${page}${anchor === undefined ? '' : `#${anchor}`}`,
          }),
        })),
      },
    };
  },
});
