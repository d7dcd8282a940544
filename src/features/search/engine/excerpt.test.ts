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
  it('takes a short line whole, with its marks', () => {
    expect(passage('tables', below('Reads', 'reads', 'First.\nReads tables daily.'))).toEqual({
      ...{heading: 'Reads', id: 'reads'},
      text: [{text: 'Reads '}, {text: 'tables', marked: true}, {text: ' daily.'}],
    });
  });

  it('prefers the line with most of the words, wherever it stands', () => {
    const found = passage(
      'snowflake lineage',
      below('Top', '', 'Snowflake snowflake snowflake.'),
      below('Lineage', 'lineage', 'Lineage of Snowflake.'),
    );
    expect(found?.id).toBe('lineage');
  });

  it('prefers the first of lines that are as good', () => {
    const [one, two] = [below('One', 'one', 'A table.'), below('Two', 'two', 'A table.')];
    expect(passage('tables', one, two)?.id).toBe('one');
  });

  it('cuts a long line at words, and says so on both sides', () => {
    const long = `${FILLER} ${FILLER} snowflake ${FILLER} ${FILLER}`;
    const text = textOf('snowflake', long) ?? '';
    expect(text).toMatch(/^… \S.*snowflake.*\S …$/);
    const inside = text.slice(2, -2);
    expect(` ${long} `).toContain(` ${inside} `);
    expect(inside.length).toBeLessThanOrEqual(170);
  });

  it('cuts one side alone where the words stand at the other', () => {
    expect(textOf('snowflake', `snowflake ${FILLER} ${FILLER} ${FILLER}`)).toMatch(
      /^snowflake .* …$/,
    );
    expect(textOf('snowflake', `${FILLER} ${FILLER} ${FILLER} snowflake`)).toMatch(
      /^… .* snowflake$/,
    );
  });

  it('shows the words that stand close together rather than the first', () => {
    const line = `snowflake ${FILLER} ${FILLER} ${FILLER} lineage of snowflake tables ${FILLER}`;
    expect(textOf('snowflake lineage tables', line)).toContain('lineage of snowflake tables');
  });

  it('shows what was found in a line without blanks', () => {
    const line = `${'x'.repeat(300)}/snowflake/${'y'.repeat(300)}`;
    expect(textOf('snowflake', line)).toContain('snowflake');
  });

  it('is none where nothing was found', () => {
    expect(passage('snowflake', below('Any', 'any', FILLER))).toBeUndefined();
    expect(bestPassage({sections: []}, markerFor(index, 'snowflake'))).toBeUndefined();
  });
});
