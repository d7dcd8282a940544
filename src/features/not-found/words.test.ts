import {describe, expect, it} from 'vitest';
import {pageKey, wordsOf, wordsOfPath} from './words';

describe('wordsOf', () => {
  it('returns words of letters and digits of any script, in lowercase and without duplicates', () => {
    expect(wordsOf('BigQuery: S3 & Straße, bigquery?')).toEqual(['bigquery', 's3', 'straße']);
  });

  it('finds no words in punctuation', () => {
    expect(wordsOf(' & # % ')).toEqual([]);
  });
});

describe('wordsOfPath', () => {
  it.each([
    ['/docs/how/serach.html', ['how', 'serach']],
    ['/docs/2.0.0/quick-start/', ['quick', 'start']],
    ['/docs/next/metadata-ingestion/cli_ingestion', ['metadata', 'ingestion', 'cli']],
    ['/docs/api/README.md', ['api']],
    ['/docs/how%20to', ['how', 'to']],
    ['/docs/100%', ['100']],
    ['/integrations', ['integrations']],
    ['/docs/0.14.1', []],
    ['/', []],
  ])('%s', (path, words) => {
    expect(wordsOfPath(path)).toEqual(words);
  });
});

describe('pageKey', () => {
  it('is the same for all spellings of an address', () => {
    const paths = [
      '/docs/metadata-ingestion/cli-ingestion',
      '/docs/2.0.0/metadata-ingestion/cli_ingestion',
      '/docs/v0.9.1/Metadata-Ingestion/CLI-Ingestion.html',
      '/docs/next/metadata-ingestion/cli-ingestion/',
    ];
    expect([...new Set(paths.map(pageKey))]).toEqual(['metadataingestion/cliingestion']);
  });

  it('distinguishes pages in different folders', () => {
    expect(pageKey('/docs/tags')).not.toBe(pageKey('/docs/api/tags'));
  });
});
