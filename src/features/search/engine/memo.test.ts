import {expect, it, vi} from 'vitest';
import {memo} from './memo';

it('calls the function once for each number', () => {
  const square = vi.fn((n: number) => n * n);
  const known = memo(square);
  expect([known(3), known(3), known(4)]).toEqual([9, 9, 16]);
  expect(square).toHaveBeenCalledTimes(2);
});
