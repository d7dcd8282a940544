/** Reads labeled queries: what readers type, and the pages that answer it. */
import path from 'node:path';
import {z} from 'zod';
import {ContributorError} from '../../../plugins/common/contributor-error';
import {listFiles} from '../../../plugins/common/list-files';
import {formatProblem, Problems} from '../../../plugins/facts/problems';
import {reporter} from '../../../plugins/facts/report';
import {filledText} from '../../../plugins/facts/schema-parts';
import {check, readYaml} from '../../../plugins/facts/yaml-file';

/** The queries that the ranking may be tuned on. Paths of folders are relative to the project's root. */
export const QUERIES_FOLDER = 'tests/search/queries';
/** The queries that nothing is ever tuned on, and that therefore show how well the search does for readers. */
export const HELD_OUT_FOLDER = 'tests/search/held-out';

/** What is hard about a query. */
export const KINDS = [
  'word',
  'question',
  'symbol',
  'prefix',
  'typo',
  'plural',
  'joined',
  'synonym',
] as const;

const querySchema = z.strictObject({
  query: z.string().min(1, 'what a reader types'),
  kind: z.enum(KINDS),
  /** Paths below /docs/, best first. */
  pages: z.array(filledText).min(1, 'at least one page'),
});

/** A query, and the pages any of which is a correct result. */
export type LabeledQuery = z.infer<typeof querySchema>;

/** Reads the entries of one file; adds what is wrong with them to `problems`, and their queries to `seen`. */
function readFile(
  root: string,
  file: string,
  pages: ReadonlySet<string>,
  seen: Set<string>,
  problems: Problems,
): LabeledQuery[] {
  const yaml = readYaml(root, file, problems);
  const entries = yaml && check(yaml, z.array(querySchema), problems);
  if (!entries) return [];
  const report = reporter(yaml, problems);
  entries.forEach((entry, i) => {
    if (seen.has(entry.query)) {
      report([i, 'query'], {found: entry.query, expected: 'a query that no other entry has'});
    }
    seen.add(entry.query);
    entry.pages.forEach((page, j) => {
      if (pages.has(page)) return;
      const expected = 'path of a page of Next below /docs/ in the build, without extension';
      report([i, 'pages', j], {found: page, expected});
    });
  });
  return entries;
}

/**
 * Reads all labeled queries of a folder.
 *
 * @param root absolute path of the project
 * @param pages existing pages, as paths below /docs/
 * @throws ContributorError that lists every invalid entry, by file, line, and key
 */
export function readQueries(
  root: string,
  pages: Iterable<string>,
  folder = QUERIES_FOLDER,
): LabeledQuery[] {
  const problems = new Problems();
  const known = new Set(pages);
  const seen = new Set<string>();
  const queries = listFiles(path.join(root, folder)).flatMap((name) =>
    readFile(root, `${folder}/${name}`, known, seen, problems),
  );
  if (problems.list.length > 0) {
    const list = problems.list.map(formatProblem).join('\n\n');
    throw new ContributorError(`The labeled queries of the search have problems:\n\n${list}\n`);
  }
  if (queries.length === 0) throw new ContributorError(`${folder} contains no queries.`);
  return queries;
}
