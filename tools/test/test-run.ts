/** Runs the stages of the test suite one after the other and adds up what passed and failed. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import type {Count} from './reports';

/** One stage: what Node runs, and how to count its outcome. */
export type Stage = {
  name: string;
  /** Arguments of Node. */
  args: readonly string[];
  env?: Record<string, string>;
  /** Reads the counts from the report the command wrote; without it the command counts as one test. */
  report?: {file: string; count: (report: unknown) => Count};
  /** A later stage makes no sense if this one failed. */
  required?: boolean;
};

function runStage({name, args, env, report}: Stage): Count {
  console.log(`\n=== ${name}: node ${args.join(' ')}`);
  if (report) fs.rmSync(report.file, {force: true});
  const result = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: {...process.env, ...env},
  });
  if (result.error) console.error(`${name} could not be run: ${result.error.message}`);
  const ok = result.status === 0;
  if (!report || !fs.existsSync(report.file))
    return ok ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  const count = report.count(JSON.parse(fs.readFileSync(report.file, 'utf8')));
  return !ok && count.failed === 0 ? {...count, failed: 1} : count;
}

const secondsSince = (start: number) => Math.round((Date.now() - start) / 1000);

/**
 * Runs all stages, prints the counts and the time of each, the time of all and, as the last line, `N passed, N failed`.
 *
 * @param bail ends the run at the first stage that fails
 * @returns the exit status: 0 if nothing failed
 */
export function runStages(stages: readonly Stage[], bail = false): number {
  console.log(`Stages: ${stages.map(({name}) => name).join(', ')}`);
  const total = {passed: 0, failed: 0};
  const summary: string[] = [];
  const start = Date.now();
  for (const stage of stages) {
    const started = Date.now();
    const {passed, failed, flaky = []} = runStage(stage);
    total.passed += passed;
    total.failed += failed;
    const {name} = stage;
    summary.push(`${name}: ${passed} passed, ${failed} failed (${secondsSince(started)} s)`);
    summary.push(...flaky.map((test) => `  flaky, which counts as failed: ${test}`));
    if (failed > 0 && (bail || stage.required)) {
      summary.push(`${name} failed, so the stages after it were not run`);
      break;
    }
  }
  summary.push(`All stages: ${secondsSince(start)} s`);
  console.log(`\n${summary.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}
