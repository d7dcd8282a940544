import {describe, expect, it} from 'vitest';
import {findPages} from './find-pages';
import {listUnder} from './testing';
import {wordsOf} from './words';

const pages = listUnder('/docs');
const find = (text: string, options = {}) =>
  findPages(pages, wordsOf(text), {limit: 3, ...options}).map(({title}) => title);

describe('findPages', () => {
  it.each([
    ['a title', 'kafka connect', 'Kafka Connect ingestion source'],
    ['a word that has begun', 'snowf', 'Snowflake ingestion source'],
    ['a typo', 'snowlfake', 'Snowflake ingestion source'],
    ['two words for one', 'quick start', 'DataHub quickstart'],
    ['one word for two', 'kafkaconnect', 'Kafka Connect ingestion source'],
    ['the path', 'cli', 'Ingest from the CLI'],
    ['the description', 'helm', 'Deploy with Kubernetes'],
    [
      'a word that no page has, beside one that counts',
      'deploy openshift',
      'Deploy with Kubernetes',
    ],
  ])('finds by %s', (_, text, title) => {
    expect(find(text)[0]).toBe(title);
  });

  it('prefers the title to the path, then keywords, then the description', () => {
    const list = [
      {permalink: '/docs/a', title: 'A', description: 'About lineage.'},
      {permalink: '/docs/lineage', title: 'B', description: 'Text.'},
      {permalink: '/docs/c', title: 'Lineage', description: 'Text.'},
      {permalink: '/docs/d', title: 'D', description: 'Text.', keywords: 'lineage'},
    ];
    const found = findPages(list, ['lineage'], {limit: 4});
    expect(found.map(({permalink}) => permalink)).toEqual([
      '/docs/c',
      '/docs/lineage',
      '/docs/d',
      '/docs/a',
    ]);
  });

  it('finds nothing rather than something', () => {
    const nonsense = ['xqzvw blorptang', 'ingestion sources foobar', '& #', ''];
    expect(nonsense.map((text) => find(text))).toEqual(nonsense.map(() => []));
  });

  it('looks into the fields it is told to, and no further than the limit', () => {
    expect(find('login', {fields: ['title', 'permalink']})).toEqual([]);
    expect(find('login')).toEqual(['Slack community']);
    expect(find('ingestion', {limit: 2})).toHaveLength(2);
  });
});
