/**
 * `npx tsx tools/bench/relevance/compare-minisearch.ts`: compares our search with a tuned MiniSearch, as in the table
 * of README.md.
 */
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../../plugins/common/root';
import type {IndexFile} from '../../../src/features/search/engine/format';
import {SearchIndex} from '../../../src/features/search/engine/search-index';
import {main} from '../../common/main';
import {brotli} from '../../server/compress-thread.mjs';
import {BEST_QUALITY} from '../../server/compression';
import {percentile} from '../statistics';
import {nextFolder, ours} from './engines/ours';
import {makeTunedMiniSearch, pathsFound} from './engines/minisearch';
import {rankOfFirst, scores} from './metrics';
import {nextPages, otherVersions} from './pages';
import {type LabeledQuery, readQueries} from './queries';

type Find = (query: string) => Promise<readonly string[]> | readonly string[];

const LOADS = 5;

function timeToLoad(load: () => unknown): number {
  const times = Array.from({length: LOADS}, () => {
    const start = performance.now();
    load();
    return performance.now() - start;
  });
  return percentile(times, 0.5);
}

/** One column of the table, with one cell per row. */
async function column(
  find: Find,
  queries: readonly LabeledQuery[],
  json: string,
  load: () => unknown,
) {
  const ranks: (number | undefined)[] = [];
  const times: number[] = [];
  // One untimed run first: readers' browsers warm up while no one is waiting.
  for (const {query} of queries) await find(query);
  for (const {query, pages} of queries) {
    const start = performance.now();
    const found = await find(query);
    times.push(performance.now() - start);
    ranks.push(rankOfFirst(found, pages));
  }
  const of = (wanted: (query: LabeledQuery, at: number) => boolean) =>
    scores(ranks.filter((_, at) => queries[at] && wanted(queries[at], at)));
  const [tuned, other, all] = [
    of((_, at) => at % 2 === 0),
    of((_, at) => at % 2 === 1),
    of(() => true),
  ];
  const typos = of(({kind}) => kind === 'typo');
  const share = (value: number) => value.toFixed(3);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const bytes = brotli({data: Buffer.from(json), quality: BEST_QUALITY}).length;
  return [
    ...[other, tuned, all].flatMap(({mrr, success1, success5}) =>
      [mrr, success1, success5].map(share),
    ),
    share(typos.success5),
    `${(bytes / 1000).toFixed(1)} kB`,
    ms(timeToLoad(load)),
    ...[0.5, 0.95].map((part) => ms(percentile(times, part))),
  ];
}

const ROWS = [
  ...['other half', 'tuned half', 'all'].flatMap((half) =>
    ['MRR@10', 'success@1', 'success@5'].map((score) => `${score}, ${half}`),
  ),
  ...['success@5, typos', 'index, brotli', 'index read', 'query, median', 'query, 95th percentile'],
];

main(async () => {
  const build = path.join(ROOT, 'build');
  const pages = nextPages(build, otherVersions(ROOT)).map((page) => page.path);
  const queries = readQueries(ROOT, pages);
  const json = fs.readFileSync(path.join(nextFolder(build), 'index.json'), 'utf8');
  const own = ours(build);
  const readOurs = () => new SearchIndex(JSON.parse(json) as IndexFile);
  const made = makeTunedMiniSearch(build);
  const mini = made.read();
  // Results show pages from the same records for both engines.
  const records = JSON.stringify({pages: made.file.pages, synonyms: made.file.synonyms});
  const columns = [
    await column((query) => own.find(query), queries, json, readOurs),
    await column(
      (query) => pathsFound(mini, query),
      queries,
      made.json + records,
      () => {
        JSON.parse(records);
        made.read();
      },
    ),
  ];
  console.log('| | ours | MiniSearch, tuned |\n| --- | --- | --- |');
  ROWS.forEach((row, i) =>
    console.log(`| ${row} | ${columns.map((cells) => cells[i]).join(' | ')} |`),
  );
  return 0;
});
