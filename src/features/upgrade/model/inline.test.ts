import {expect, it} from 'vitest';
import {piecesOf} from './inline';

it('takes code, bold text, and links apart', () => {
  expect(piecesOf('Set `a` to **b**, see [the `c`](/docs/c#d).')).toEqual([
    {kind: 'text', text: 'Set '},
    {kind: 'code', text: 'a'},
    {kind: 'text', text: ' to '},
    {kind: 'bold', text: 'b'},
    {kind: 'text', text: ', see '},
    {
      kind: 'link',
      url: '/docs/c#d',
      pieces: [
        {kind: 'text', text: 'the '},
        {kind: 'code', text: 'c'},
      ],
    },
    {kind: 'text', text: '.'},
  ]);
  expect(piecesOf('')).toEqual([]);
});
