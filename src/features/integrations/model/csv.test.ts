import {expect, it} from 'vitest';
import {CAPABILITIES} from './vocabulary';
import {matrixRows, toCsv} from './csv';
import {BROOK, POND} from './testing';

it('quotes fields that contain commas, quotes, or line breaks', () => {
  expect(toCsv([['a', 'b,c'], ['say "x"', 'two\nlines'], ['']])).toBe(
    'a,"b,c"\r\n"say ""x""","two\nlines"\r\n\r\n',
  );
});

it('has a line for each source, in the order given', () => {
  const notes = {
    brook: {Domains: [{supported: false, text: 'No.'}]},
    pond: {
      Descriptions: [
        {module: 'a', supported: false, text: 'No.'},
        {module: 'b', supported: true, text: 'Yes.'},
      ],
    },
  };
  const [head = [], brook = [], pond = []] = matrixRows([BROOK, POND], notes, (value) =>
    value.toLowerCase(),
  );
  expect(head.slice(4)).toEqual(CAPABILITIES);
  expect(brook.slice(0, 4)).toEqual(['Brook, upper', 'Streaming, ETL/ELT', 'pull', 'testing']);
  expect(brook[head.indexOf('Domains')]).toBe('No');
  expect(pond[head.indexOf('Descriptions')]).toBe('Yes');
  expect(pond[head.indexOf('Classification')]).toBe('');
});
