/** Comments that highlight lines. */
import {describe, expect, it} from 'vitest';
import {withoutMarks} from './marks';

describe('withoutMarks', () => {
  it('removes the comments and numbers the lines that remain', () => {
    const code = [
      'a',
      '# highlight-next-line',
      'b',
      '  // highlight-start',
      'c',
      'd',
      '<!-- highlight-end -->',
      'e',
    ];
    expect(withoutMarks(code.join('\n'))).toEqual({code: 'a\nb\nc\nd\ne', marked: [2, 3, 4]});
  });

  it('leaves other comments alone', () => {
    expect(withoutMarks('# highlight-next-line of code\n# b')).toEqual({
      code: '# highlight-next-line of code\n# b',
      marked: [],
    });
  });
});
