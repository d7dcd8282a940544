import {describe, expect, it} from 'vitest';
import {findPages} from './find-pages';
import {listUnder} from './testing';
import {wordsOf} from './words';

const pages = listUnder('/docs');
const find = (text: string, limit = 3) =>
  findPages(pages, wordsOf(text), {limit}).map(({title}) => title);

describe('findPages', () => {
  it.each([
    ['a title', 'kafka connect', 'Kafka Connect ingestion source'],
    ['a word that has begun', 'snowf', 'Snowflake ingestion source'],
    ['a typo', 'snowlfake', 'Snowflake ingestion source'],
    ['two words for one', 'quick start', 'DataHub quickstart'],
    ['one word for two', 'kafkaconnect', 'Kafka Connect ingestion source'],
    ['the path', 'cli', 'Ingest from the CLI'],
    [
      'a word that no page has, beside one that counts',
      'deploy openshift',
      'Deploy with Kubernetes',
    ],
  ])('finds by %s', (_, text, title) => {
    expect(find(text)[0]).toBe(title);
  });

  it('prefers the title to the path', () => {
    const list = [
      {permalink: '/docs/lineage', title: 'A', description: 'Text.'},
      {permalink: '/docs/b', title: 'Lineage', description: 'Text.'},
    ];
    const found = findPages(list, ['lineage'], {limit: 2});
    expect(found.map(({title}) => title)).toEqual(['Lineage', 'A']);
  });

  it('finds nothing rather than something', () => {
    const nonsense = ['xqzvw blorptang', 'ingestion sources foobar', '& #', ''];
    expect(nonsense.map((text) => find(text))).toEqual(nonsense.map(() => []));
  });

  it('looks past descriptions, where a word is no sign that a path was meant', () => {
    expect(find('login')).toEqual([]);
  });

  it('goes no further than the limit', () => {
    expect(find('ingestion', 2)).toHaveLength(2);
  });
});
