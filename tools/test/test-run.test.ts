import {expect, it, vi} from 'vitest';
import {runStages, type Stage} from './test-run';

/** A stage that ends with a status and writes nothing. */
const stage = (name: string, status: number, more: Partial<Stage> = {}): Stage => ({
  name,
  args: ['-e', `process.exit(${status})`],
  ...more,
});

function run(...args: Parameters<typeof runStages>): {status: number; lines: string[]} {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const status = runStages(...args);
  const lines = log.mock.calls.flat().join('\n').split('\n');
  log.mockRestore();
  return {status, lines};
}

it('tells the stages first, the time of each and of all, and the counts last', () => {
  const {status, lines} = run([stage('Types', 0), stage('Lint', 1), stage('Build', 0)]);
  expect(status).toBe(1);
  expect(lines[0]).toBe('Stages: Types, Lint, Build');
  expect(lines).toContainEqual(expect.stringMatching(/^Lint: 0 passed, 1 failed \(\d+ s\)$/));
  expect(lines.at(-2)).toMatch(/^All stages: \d+ s$/);
  expect(lines.at(-1)).toBe('2 passed, 1 failed');
});

it('ends after a stage that others need, or at the first failure if told to', () => {
  const after = 'Build failed, so the stages after it were not run';
  expect(run([stage('Build', 1, {required: true}), stage('Browser', 0)]).lines).toContain(after);
  expect(run([stage('Build', 1), stage('Browser', 0)], true).lines).toContain(after);
  expect(run([stage('Build', 1), stage('Browser', 0)]).lines.at(-1)).toBe('1 passed, 1 failed');
});
