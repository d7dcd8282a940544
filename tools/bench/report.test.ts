import {expect, it} from 'vitest';
import {attempt, Figures} from './figures';
import {keeps, report} from './report';

it('determines what is within budget', () => {
  const most = {part: 'pages', what: 'x', unit: 'kB', limit: 10} as const;
  expect([keeps(10, most), keeps(10.1, most)]).toEqual([true, false]);
  const least = {...most, atLeast: true} as const;
  expect([keeps(10, least), keeps(9, least)]).toEqual([true, false]);
  expect(keeps(10, {part: 'pages', what: 'x', unit: 'kB'})).toBeUndefined();
});

it('marks misses, goals, and what was not measured', () => {
  const figures = new Figures();
  figures.set('ours', 'startCold', 46.25);
  figures.set('stock', 'startCold', 44);
  figures.set('ours', 'startWarm', 20);
  figures.fail('ours', ['edit'], 'the server did not start');
  const {text, complete} = report(figures, {parts: ['dev'], stock: true});
  expect(complete).toBe(false);
  expect(text).toMatchInlineSnapshot(`
    "figure                                      budget   ours    stock
    npm start to first page, cold               ≤ 45 s   46.3 s  44 s   MISS
    npm start to first page, warm               ≤ 20 s   20 s    –      ok
    from editing a docs page to screen, median  ≤ 1.5 s  –       –      NOT MEASURED

    Not measured (ours), from editing a docs page to screen, median: the server did not start
    Budgets missed: 1."
  `);
});

it('says once why several figures are missing', () => {
  const figures = new Figures();
  figures.fail('ours', ['startCold', 'startWarm', 'edit'], 'no server');
  const {text} = report(figures, {parts: ['dev'], stock: true});
  expect(text.match(/no server/g)).toHaveLength(1);
  expect(text).toMatch(
    /^Not measured \(ours\), npm start.*; npm start.*; from editing.*: no server$/m,
  );
});

it('is complete if only the stock site could not be measured', () => {
  const figures = new Figures();
  figures.set('ours', 'growth', 12.5);
  figures.fail('stock', ['growth'], 'it was not built');
  expect(report(figures, {parts: ['growth'], stock: true}).complete).toBe(true);
});

it('does not require a comparison without the stock site', () => {
  const figures = new Figures();
  for (const key of ['buildCpu', 'buildWall', 'buildMemory', 'warmRatio', 'warmWall'] as const) {
    figures.set('ours', key, 1);
  }
  expect(report(figures, {parts: ['build'], stock: false}).complete).toBe(true);
  expect(report(figures, {parts: ['build'], stock: true}).complete).toBe(false);
});

it('uses the error of a measurement as the reason', async () => {
  const figures = new Figures();
  await attempt(figures, 'ours', ['edit', 'startCold', 'startWarm'], async () => {
    figures.set('ours', 'edit', 1);
  });
  await attempt(figures, 'ours', ['growth'], () => Promise.reject(new Error('no disk left')));
  expect(figures.get('ours', 'edit')).toEqual({value: 1});
  expect(figures.get('ours', 'startCold')).toEqual({missing: 'the measurement set no value'});
  expect(figures.get('ours', 'growth')).toEqual({missing: 'no disk left'});
});
