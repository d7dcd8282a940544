/** Reads the search files of `npm run build`, see src/features/search/engine/format.ts. */
import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {ContributorError} from '../../plugins/common/contributor-error';
import type {IndexedPage, PageText} from '../../src/features/search/engine/format';
import {schemaProblems} from '../../plugins/facts/schema-problems';
import {builtFolders} from '../../plugins/search-index/built';
import {FOLDER} from '../../src/features/search/engine/format';

/** The fields that are read from a page's entry; the rest is packed for browsers. */
type Listed = Pick<IndexedPage, 'url' | 'title' | 'breadcrumbs' | 'description' | 'version'>;

const page = z.object({
  url: z.string().startsWith('/'),
  title: z.string().min(1),
  breadcrumbs: z.array(z.string()),
  description: z.string(),
  version: z.string().optional(),
});

const indexFile: z.ZodType<{pages: Listed[]}> = z.object({pages: z.array(page).min(1)});

const textFile: z.ZodType<PageText> = z.object({
  sections: z.array(
    z.object({
      id: z.string(),
      heading: z.string(),
      level: z.number().int().min(1).max(6),
      text: z.string(),
      symbols: z.array(z.object({name: z.string().min(1), id: z.string()})),
    }),
  ),
});

/** A page with its text; `versionName` is the name that belongs to the label. */
export type BuiltPage = Listed & PageText & {versionName?: string};

/** The content of the build: names of versions, latest first, and each page once. */
export type Built = {versions: string[]; pages: BuiltPage[]};

const BUILD = 'build';
const AGAIN = 'Build again: npm run build';

function readJson<T>(root: string, file: string, schema: z.ZodType<T>): T {
  let data: unknown;
  try {
    data = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException;
    throw new ContributorError(`${file} ${code === 'ENOENT' ? 'is missing' : message}.\n${AGAIN}`);
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const [problem] = schemaProblems(result.error, data);
  const lines = [
    `${file} does not have the format that tools/search-publish/read-build.ts expects.`,
    `    key:      ${problem?.keys.join('.')}`,
    `    found:    ${problem?.found ?? 'nothing'}`,
    `    expected: ${problem?.expected}`,
    `${AGAIN}. If that doesn't help, the code that writes the file and the code that reads it have to be aligned.`,
  ];
  throw new ContributorError(lines.join('\n'));
}

/** `current` is the latest, followed by releases, newest first. */
function latestFirst(versions: readonly string[]): string[] {
  const releases = versions.filter((name) => name !== 'current');
  releases.sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));
  return [...versions.filter((name) => name === 'current'), ...releases];
}

/**
 * Reads every page of every version; a page outside the docs, which is in each of them, is included once.
 *
 * @param root absolute path of the project
 * @throws ContributorError if there is no build, or its format is unexpected
 */
export function readBuild(root: string): Built {
  const folders = builtFolders(path.join(root, BUILD));
  const versions = latestFirst([...folders.keys()]);
  if (versions.length === 0) {
    throw new ContributorError(
      `There is nothing to publish in ${BUILD}/${FOLDER}. Build first: npm run build`,
    );
  }
  const pages = new Map<string, BuiltPage>();
  for (const name of versions) {
    const folder = `${BUILD}/${folders.get(name)}`;
    const listed = readJson(root, `${folder}/index.json`, indexFile).pages;
    for (const [position, one] of listed.entries()) {
      if (pages.has(one.url)) continue;
      const {sections} = readJson(root, `${folder}/text/${position}.json`, textFile);
      pages.set(one.url, {...one, ...(one.version !== undefined && {versionName: name}), sections});
    }
  }
  return {versions, pages: [...pages.values()]};
}
