import {expect, it} from 'vitest';
import {byYear} from './post';

it('groups posts by year and keeps their order', () => {
  const posts = ['2025-01-02', '2024-06-03', '2024-01-01'].map((day) => ({
    date: `${day}T00:00:00.000Z`,
  }));
  expect(byYear(posts)).toEqual([
    {year: '2025', posts: posts.slice(0, 1)},
    {year: '2024', posts: posts.slice(1)},
  ]);
});
