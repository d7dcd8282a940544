import {describe, expect, it} from 'vitest';
import {bestPassage} from './excerpt';
import type {TextSection} from './format';
import {markerFor} from './mark';
import {below, siteIndex} from './testing';

const index = siteIndex();
const passage = (query: string, ...sections: TextSection[]) =>
  bestPassage({sections}, markerFor(index, query));
const textOf = (query: string, text: string) =>
  passage(query, below('Any', 'any', text))
    ?.text.map((piece) => piece.text)
    .join('');

const FILLER =
  'The recipe names a source, what it reads from there, and the server that takes it all in';

describe('bestPassage', () => {
  it('returns a short line in full, with its marks', () => {
    expect(passage('tables', below('Reads', 'reads', 'First.\nReads tables daily.'))).toEqual({
      isCode: false,
      ...{heading: 'Reads', id: 'reads'},
      text: [{text: 'Reads '}, {text: 'tables', marked: true}, {text: ' daily.'}],
    });
  });

  it('prefers the line with the most words, regardless of its position', () => {
    const found = passage(
      'snowflake lineage',
      below('Top', '', 'Snowflake snowflake snowflake.'),
      below('Lineage', 'lineage', 'Lineage of Snowflake.'),
    );
    expect(found?.id).toBe('lineage');
  });

  it('prefers the first of equally good lines', () => {
    const [one, two] = [below('One', 'one', 'A table.'), below('Two', 'two', 'A table.')];
    expect(passage('tables', one, two)?.id).toBe('one');
  });

  it('truncates a long line between words, with an ellipsis on both sides', () => {
    const long = `${FILLER} ${FILLER} snowflake ${FILLER} ${FILLER}`;
    const text = textOf('snowflake', long) ?? '';
    expect(text).toMatch(/^… \S.*snowflake.*\S …$/);
    const inside = text.slice(2, -2);
    expect(` ${long} `).toContain(` ${inside} `);
    expect(inside.length).toBeLessThanOrEqual(170);
  });

  it('truncates only one side if the words are on the other', () => {
    expect(textOf('snowflake', `snowflake ${FILLER} ${FILLER} ${FILLER}`)).toMatch(
      /^snowflake .* …$/,
    );
    expect(textOf('snowflake', `${FILLER} ${FILLER} ${FILLER} snowflake`)).toMatch(
      /^… .* snowflake$/,
    );
  });

  it('prefers words that are close together over the first ones', () => {
    const line = `snowflake ${FILLER} ${FILLER} ${FILLER} lineage of snowflake tables ${FILLER}`;
    expect(textOf('snowflake lineage tables', line)).toContain('lineage of snowflake tables');
  });

  it('shows the match in a line without spaces', () => {
    const line = `${'x'.repeat(300)}/snowflake/${'y'.repeat(300)}`;
    expect(textOf('snowflake', line)).toContain('snowflake');
  });

  const API = {
    ...below('Read', 'read', 'Reads tables and their lineage.\n"snowflake": {"tables": "lineage"}'),
    code: [1],
  };

  it('prefers text over code that contains more words', () => {
    const found = passage('snowflake tables lineage', API);
    expect(found?.text.map(({text}) => text).join('')).toBe('Reads tables and their lineage.');
    expect(found?.isCode).toBe(false);
  });

  it('shows code if nothing else matches, and says so', () => {
    expect(passage('snowflake', API)).toMatchObject({isCode: true});
  });

  it.each([
    ['an encoded URL', "curl 'https://gms.acme.example/urn%3Ali%3Asnowflake:tables'"],
    ['JSON', '{"snowflake": {"tables": []}}'],
    ['a signature', 'snowflake(tables: Int!): Boolean'],
    ['a URN', 'urn:li:dataset:(snowflake,tables)'],
  ])('avoids %s, also outside of code blocks', (_, debris) => {
    expect(textOf('snowflake tables', `${debris}\nReads Snowflake.`)).toBe('Reads Snowflake.');
  });

  it('prefers a sentence over a label and a row', () => {
    const lines = ['Tables of Snowflake', 'tables · Snowflake · on', 'It reads Snowflake tables.'];
    expect(textOf('snowflake tables', lines.join('\n'))).toBe('It reads Snowflake tables.');
  });

  it('counts a word once, whatever names contain it', () => {
    const names = 'Needs snowflakeTable, snowflakeView, and snowflakeStage.';
    expect(textOf('snowflake lineage', `${names}\nLineage of Snowflake.`)).toBe(
      'Lineage of Snowflake.',
    );
  });

  it('returns nothing if nothing was found', () => {
    expect(passage('snowflake', below('Any', 'any', FILLER))).toBeUndefined();
    expect(bestPassage({sections: []}, markerFor(index, 'snowflake'))).toBeUndefined();
  });
});
