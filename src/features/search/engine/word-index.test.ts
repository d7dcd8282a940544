import {describe, expect, it} from 'vitest';
import {below, indexOf, pageRecord, siteIndex} from './testing';
import {stem} from './terms';

/** Returns the URLs of the pages that contain a word, by field. */
function fieldsOf(index: ReturnType<typeof siteIndex>, word: string) {
  const place = index.words.placeOf(stem(word));
  if (place === undefined) return undefined;
  const found = index.words.postings(place).map(({field, pages}) => {
    return [field, pages.map((page) => index.pages[page]?.url)];
  });
  return Object.fromEntries(found) as Record<string, string[]>;
}

describe('placeOf', () => {
  const {words} = siteIndex();

  it('finds the first and the last term, and no missing one', () => {
    const last = words.terms.length - 1;
    expect(words.placeOf(words.terms[0] ?? '')).toBe(0);
    expect(words.placeOf(words.terms[last] ?? '')).toBe(last);
    expect(words.placeOf('zzzz')).toBeUndefined();
    expect(words.placeOf('')).toBeUndefined();
  });

  it('lists the terms with a prefix, without the prefix itself', () => {
    const found = words.placesOfPrefix('data').map((place) => words.terms[place]);
    expect(found).toEqual(expect.arrayContaining(['datahub', 'dataset']));
    expect(found).not.toContain('data');
    expect(found.every((term) => term?.startsWith('data'))).toBe(true);
  });
});

it('returns the fields in which a page contains a term', () => {
  expect(fieldsOf(siteIndex(), 'container')).toEqual({body: ['/docs/quickstart']});
  expect(fieldsOf(siteIndex(), 'snowflake')).toMatchObject({
    title: ['/docs/generated/ingestion/sources/snowflake'],
    path: ['/docs/generated/ingestion/sources/snowflake'],
  });
  expect(fieldsOf(siteIndex(), 'impact')).toEqual({headings: ['/docs/features/lineage']});
});

it('records terms that a text repeats', () => {
  const index = indexOf([
    pageRecord('/docs/a', 'Tables', {text: 'urn '.repeat(4)}),
    pageRecord('/docs/b', 'Views', {text: 'urn'}),
  ]);
  expect(fieldsOf(index, 'urn')).toEqual({body: ['/docs/a', '/docs/b'], repeated: ['/docs/a']});
});

it('omits hashes, and names with their own anchors, from the text', () => {
  const symbol = {name: 'path_specs', id: 'path_specs'};
  const index = indexOf([
    pageRecord('/docs/s3', 'S3', {
      text: 'Set path_specs. Image 3f9a1c77b2e01, port 9002.',
      sections: [below('Config', 'config', '', [symbol])],
    }),
  ]);
  expect(fieldsOf(index, 'pathspecs')).toBeUndefined();
  expect(fieldsOf(index, '3f9a1c77b2e01')).toBeUndefined();
  expect(fieldsOf(index, '9002')).toEqual({body: ['/docs/s3']});
});

it('counts the distinct terms of each text', () => {
  const index = indexOf([
    pageRecord('/docs/a', 'Long', {text: 'one two three four five six'}),
    pageRecord('/docs/b', 'Short', {text: 'seven seven'}),
  ]);
  expect(index.bodyRatios.map((ratio) => ratio > 1)).toEqual([true, false]);
});

describe('names that another page defines', () => {
  const mentions = (count: number) => [
    pageRecord('/docs/s3', 'S3', {
      text: 'path_specs',
      sections: [below('Config', 'config', '', [{name: 'path_specs', id: 'path_specs'}])],
    }),
    ...Array.from({length: count}, (_, i) =>
      pageRecord(`/docs/${i}`, `Page ${i}`, {text: 'Like path_specs.'}),
    ),
  ];

  it('are in the text of a few pages', () => {
    expect(fieldsOf(indexOf(mentions(2)), 'pathspecs')).toEqual({body: ['/docs/0', '/docs/1']});
  });

  it('are omitted if many pages mention them', () => {
    expect(fieldsOf(indexOf(mentions(4)), 'pathspecs')).toBeUndefined();
  });
});
