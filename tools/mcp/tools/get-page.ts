/** Returns a page, or a section of it, as Markdown. */
import {z} from 'zod';
import {Mistake} from '../mistake';
import type {Site} from '../site';
import {placeOfAnchor} from '../site/anchors';
import {inVersion, type PagePath, pagePath, versionOfPath} from '../site/page-path';
import {findSection, type Section, sectionsOf} from '../site/sections';
import {similarPages} from '../site/similar-pages';
import type {Version} from '../site/version';
import {joinBlocks} from '../text';
import {shortText, tool, version} from '../tool';

/** Characters of a response. */
const MOST = 20_000;

/** Headings that a note lists. */
const LISTED = 60;

/** A page that was found. */
type FoundPage = {path: string; version: Version; text: string};

/** The front matter of a copy says what its text says, too. */
const withoutFrontMatter = (copy: string): string => copy.replace(/^---\n[\s\S]*?\n---\n+/, '');

async function missingPage(site: Site, {path}: PagePath, wanted: Version): Promise<Mistake> {
  const others = (await site.versions()).filter(({name}) => name !== wanted.name);
  const pages = await Promise.all(
    others.map(async (other) => {
      const twin = inVersion(path, wanted, other);
      return (await site.page(twin)) === undefined ? [] : [`${twin} (${other.label})`];
    }),
  );
  const twins = pages.flat();
  const near = await similarPages(site, wanted, path);
  return new Mistake(
    [
      `The documentation of ${wanted.label} has no page ${path.slice(0, 200)}.`,
      twins.length > 0 && `Another version has it: ${twins.join(', ')}.`,
      near.length > 0 && `Similar pages: ${near.join(', ')}.`,
      'search_docs finds pages by words.',
    ]
      .filter(Boolean)
      .join(' '),
  );
}

async function findPage(site: Site, page: PagePath, name: string | undefined): Promise<FoundPage> {
  const versions = await site.versions();
  const own = versionOfPath(versions, page.path);
  const wanted = name === undefined && own ? own : await site.version(name);
  const path = own ? inVersion(page.path, own, wanted) : page.path;
  const copy = await site.page(path);
  if (copy === undefined) throw await missingPage(site, {path}, wanted);
  return {path, version: wanted, text: withoutFrontMatter(copy)};
}

/** A section, and the name in it that an anchor stands for. */
type Part = {section: Section; symbol?: string | undefined};

async function partOf(
  site: Site,
  {path, version: of}: FoundPage,
  sections: readonly Section[],
  wanted: string,
): Promise<Part> {
  const place = await placeOfAnchor(site, of, path, wanted.replace(/^#/, ''));
  const section =
    (place === undefined ? undefined : findSection(sections, place.heading)) ??
    findSection(sections, wanted);
  if (section) return {section, symbol: place?.symbol};
  const names = sections.slice(0, LISTED).map(({heading}) => heading);
  throw new Mistake(
    `${path} has no section "${wanted.slice(0, 100)}". Its sections: ${names.join('; ')}.`,
  );
}

/** The text of a part: of a name in a table, only its rows. */
function partText(lines: readonly string[], {section: {from, to}, symbol}: Part): string {
  const all = lines.slice(from, to);
  const rows = symbol === undefined ? [] : all.filter((line) => isRowOf(line, symbol));
  if (rows.length === 0) return all.join('\n');
  const rule = all.findIndex((line) => /^\|[\s|:-]+\|$/.test(line));
  const head = all.slice(Math.max(0, rule - 1), rule + 1);
  const note = `[Only the row of ${symbol}; pass section "${lines[from]?.replace(/^#+ /, '')}" for all.]`;
  return [all[0], '', ...head, ...rows, '', note].join('\n');
}

const isRowOf = (line: string, symbol: string): boolean =>
  line.startsWith('|') && (line.split('|')[1] ?? '').includes(`\`${symbol}\``);

/** Cuts at the end of a line, so that no row or command is cut in two. */
function endOf(text: string, from: number): number {
  if (text.length - from <= MOST) return text.length;
  const line = text.lastIndexOf('\n', from + MOST);
  return line > from ? line + 1 : from + MOST;
}

export const getPage = tool({
  name: 'get_page',
  title: 'Read a page',
  about:
    'Returns a page of the documentation, or of the Learn blog, as Markdown. Pass an address from another tool; its anchor selects the section.',
  input: z.object({
    page: shortText.describe('URL or path, such as /docs/quickstart.'),
    version,
    section: shortText.optional().describe('Heading or anchor of one section.'),
    offset: z.int().min(0).default(0).describe('Where to continue a long text.'),
  }),
  output: z.object({
    version: z.string(),
    url: z.string(),
    section: z.string().optional(),
    offset: z.number(),
    total: z.number().describe('Characters of the page or the section.'),
    next: z.number().optional().describe('The offset of the rest, if there is one.'),
  }),
  async run(site, {page: given, version: name, section, offset}) {
    const address = pagePath(given);
    const page = await findPage(site, address, name);
    const lines = page.text.split('\n');
    const sections = sectionsOf(lines);
    const wanted = section ?? address.anchor;
    const part = wanted === undefined ? undefined : await partOf(site, page, sections, wanted);
    const text = part ? partText(lines, part) : page.text;
    if (offset > 0 && offset >= text.length) {
      throw new Mistake(`The text has only ${text.length} characters; offset is ${offset}.`);
    }
    const end = endOf(text, offset);
    const isCut = end < text.length;
    const names = sections.filter(({level}) => level === 2 || level === 3).slice(0, LISTED);
    const url = (await site.origin()) + page.path;
    return {
      text: joinBlocks(
        `Source: ${url} (${page.version.label})`,
        text.slice(offset, end).trim(),
        isCut &&
          `[Characters ${offset} to ${end} of ${text.length}. Call get_page again with offset ${end} for the rest, or with a section.]`,
        isCut && !part && `[Sections: ${names.map(({heading}) => heading).join('; ')}]`,
      ),
      data: {
        ...{version: page.version.name, url, offset, total: text.length},
        ...(part && {section: part.section.heading}),
        ...(isCut && {next: end}),
      },
    };
  },
});
