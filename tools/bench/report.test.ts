import {expect, it} from 'vitest';
import {attempt, compareRuns, Figures} from './figures';
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
  figures.set('ours', 'buildMemory', [4.5, 4.25, 4.75]);
  figures.set('stock', 'buildMemory', 2.75);
  figures.set('ours', 'warmRatio', 0.5);
  figures.set('ours', 'warmWall', [40.26, 38.1]);
  figures.fail('ours', ['buildCpu', 'buildWall'], 'the build failed');
  figures.set('ours', 'buildRatio', 1);
  const {text, complete} = report(figures, {parts: ['build'], stock: true});
  expect(complete).toBe(false);
  expect(text).toMatchInlineSnapshot(`
    "figure                                           budget               ours     runs            stock
    cold build: CPU relative to stock                ≤ 1.30×, goal 1.10×  1×                       –        ok
    cold build: CPU                                                       –                        –        NOT MEASURED
    cold build: elapsed time                                              –                        –        NOT MEASURED
    cold build: largest process                      ≤ 4 GB, goal 3 GB    4.50 GB  4.25–4.75 of 3  2.75 GB  MISS
    warm build after one edit: CPU relative to cold  ≤ 0.60×, goal 0.35×  0.50×                    –        ok, not yet the goal
    warm build after one edit: elapsed time                               38.1 s   38.1–40.3 of 2  –

    Not measured (ours), cold build: CPU; cold build: elapsed time: the build failed
    Budgets missed: 1."
  `);
});

it('does not judge times of a part that was measured while the machine was busy, but sizes', () => {
  const figures = new Figures();
  figures.busy.set('build', 'other processes used 50 % of the cores');
  figures.set('ours', 'warmRatio', 0.9);
  figures.set('ours', 'buildMemory', 5);
  const {text} = report(figures, {parts: ['build'], stock: false});
  expect(text).toMatch(/^warm build after one edit: CPU.* not judged, machine busy$/m);
  expect(text).toMatch(/^cold build: largest process.* MISS$/m);
  expect(text).toContain(
    'The times of build are not judged: other processes used 50 % of the cores.',
  );
  expect(text).toContain('Budgets missed: 1.');
});

it('compares with goals in the direction of the budget', () => {
  const figures = new Figures();
  figures.set('ours', 'docsPerformance', [100, 100, 99]);
  figures.set('ours', 'docsWorst', 98);
  figures.set('ours', 'homePerformance', [96, 97, 97]);
  const {text} = report(figures, {parts: ['lighthouse'], stock: false});
  expect(text).toMatch(/median page: performance +≥ 95, goal 100 +100 +99–100 of 3 +– +ok$/m);
  expect(text).toMatch(/worst run +goal ≥ 99 +98 .*not yet the goal$/m);
  expect(text).toMatch(/home: performance .*ok, not yet the goal$/m);
});

it('says once why several figures are missing', () => {
  const figures = new Figures();
  figures.fail('ours', ['startCold', 'startWarm', 'edit'], 'no server');
  const {text} = report(figures, {parts: ['dev'], stock: false});
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

it('compares the two sites run by run', () => {
  const figures = new Figures();
  figures.set('ours', 'buildCpu', [110, 330, 120]);
  figures.set('stock', 'buildCpu', [100, 300]);
  compareRuns(figures, 'buildRatio', 'buildCpu');
  expect(figures.get('ours', 'buildRatio')).toEqual({value: 1.1, runs: [1.1, 1.1]});
  compareRuns(figures, 'editRatio', 'edit');
  expect(figures.get('ours', 'editRatio')).toEqual({
    missing: 'one of the two sites was not measured',
  });
});

it('uses the error of a measurement as the reason', async () => {
  const figures = new Figures();
  await attempt(figures, 'ours', ['edit', 'startCold', 'startWarm'], async () => {
    figures.set('ours', 'edit', 1);
  });
  await attempt(figures, 'ours', ['growth'], () => Promise.reject(new Error('no disk left')));
  expect(figures.get('ours', 'edit')).toEqual({value: 1, runs: [1]});
  expect(figures.get('ours', 'startCold')).toEqual({missing: 'the measurement set no value'});
  expect(figures.get('ours', 'growth')).toEqual({missing: 'no disk left'});
});
