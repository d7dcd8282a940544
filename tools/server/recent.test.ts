import {expect, it, vi} from 'vitest';
import {Recent} from './recent';

it('forgets after a short time', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const recent = new Recent<string>();
  recent.set('/', 'home');
  now.mockReturnValue(1099);
  expect(recent.get('/')).toBe('home');
  now.mockReturnValue(1100);
  expect(recent.get('/')).toBeUndefined();
});

it('does not grow without limit', () => {
  const recent = new Recent<number>();
  for (let number = 0; number < 10_000; number += 1) recent.set(`/${number}`, number);
  const kept = Array.from({length: 10_000}, (_, number) => recent.get(`/${number}`));
  expect(kept.filter((value) => value !== undefined).length).toBeLessThanOrEqual(2000);
});
