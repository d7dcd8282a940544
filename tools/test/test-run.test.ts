import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {runStages, type Stage} from './test-run';

/** A stage that ends with a status and writes nothing. */
const stage = (name: string, status: number, more: Partial<Stage> = {}): Stage => ({
  name,
  args: ['-e', `process.exit(${status})`],
  ...more,
});

async function run(
  ...args: Parameters<typeof runStages>
): Promise<{status: number; lines: string[]}> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const status = await runStages(...args);
  const lines = log.mock.calls.flat().join('\n').split('\n');
  log.mockRestore();
  return {status, lines};
}

it('prints the stages first, then the time of each and of all, and the counts last', async () => {
  const {status, lines} = await run([stage('Types', 0), stage('Lint', 1), stage('Build', 0)]);
  expect(status).toBe(1);
  expect(lines[0]).toBe('Stages: Types, Lint, Build');
  expect(lines).toContainEqual(expect.stringMatching(/^Lint: 0 passed, 1 failed \(\d+ s\)$/));
  expect(lines.at(-2)).toMatch(/^All stages: \d+ s$/);
  expect(lines.at(-1)).toBe('2 passed, 1 failed');
});

it('names what failed below the counts of its stage', async () => {
  const file = path.join(tempDir({'report.json': '{}'}), 'report.json');
  const write = `require('node:fs').writeFileSync(${JSON.stringify(file)}, '{}'); process.exit(1)`;
  const count = () => ({passed: 1, failed: 1, failures: ['leads on']});
  const {lines} = await run([{name: 'Unit', args: ['-e', write], report: {file, count}}]);
  const summary = lines.findIndex((line) => line.startsWith('Unit: 1 passed, 1 failed'));
  expect(lines[summary + 1]).toBe('  failed: leads on');
});

it('stops after a failed stage that others need, or at the first failure if requested', async () => {
  const after = 'Build failed, so later stages were not run';
  const linesOf = async (...args: Parameters<typeof runStages>) => (await run(...args)).lines;
  expect(await linesOf([stage('Build', 1, {required: true}), stage('Browser', 0)])).toContain(
    after,
  );
  expect(await linesOf([stage('Build', 1), stage('Browser', 0)], true)).toContain(after);
  expect((await linesOf([stage('Build', 1), stage('Browser', 0)])).at(-1)).toBe(
    '1 passed, 1 failed',
  );
});

it('runs adjacent single-core stages two at a time, and prints the output of each in one piece', async () => {
  const file = path.join(tempDir(), 'met');
  // Each waits for the file that the other writes.
  const meets = (own: string, other: string) =>
    `const fs = require('node:fs'); console.log('${own} starts'); fs.writeFileSync('${file}.${own}', '');
     const end = Date.now() + 10_000;
     while (!fs.existsSync('${file}.${other}')) if (Date.now() > end) process.exit(1);
     console.log('${own} ends')`;
  const single = (name: string, code: string) => ({name, args: ['-e', code], single: true});
  const {status, lines} = await run([single('A', meets('A', 'B')), single('B', meets('B', 'A'))]);
  expect(status).toBe(0);
  for (const name of ['A', 'B']) {
    expect(lines[lines.indexOf(`${name} starts`) + 1]).toBe(`${name} ends`);
  }
});

it('starts no further stage beside one that others need and that failed', async () => {
  const more = {single: true};
  const stages = [
    stage('Build', 1, {...more, required: true}),
    {name: 'Lint', args: ['-e', 'setTimeout(() => undefined, 1500)'], ...more},
    stage('Types', 0, more),
    stage('Browser', 0),
  ];
  const {lines} = await run(stages);
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
  expect(lines).toContain('Build failed, so later stages were not run');
});

it.each([
  [0, '3 passed, 0 failed', 'but passed each time when run alone'],
  [1, '2 passed, 1 failed', 'which counts as failed'],
])('retries flaky tests, alone (%i)', async (status, counts, outcome) => {
  const folder = tempDir();
  const flaky = [{name: 'links › leads on', place: 'links.spec.ts:8'}];
  const tried: string[][] = [];
  const first: Stage = {
    name: 'Browser',
    args: ['-e', `require('node:fs').writeFileSync('${folder}/report.json', '{}')`],
    report: {file: path.join(folder, 'report.json'), count: () => ({passed: 2, failed: 1, flaky})},
    again: (places) => {
      tried.push(places);
      return stage('alone', status);
    },
  };
  const result = await run([first]);
  expect(tried).toEqual([['links.spec.ts:8']]);
  expect(result.status).toBe(status);
  expect(result.lines).toContain(`  flaky, ${outcome}: links › leads on`);
  expect(result.lines.at(-1)).toBe(counts);
});
