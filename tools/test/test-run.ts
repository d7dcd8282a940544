/** Runs the parts of the test suite one after the other and adds up what passed and failed. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

/** How many tests of a part passed and failed. */
export type Count = {passed: number; failed: number};

/** One part: a command, and how to count its outcome. */
export type Part = {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Reads the counts from the report the command wrote; without it the command counts as one test. */
  report?: {file: string; count: (report: unknown) => Count};
  /** A later part makes no sense if this one failed. */
  required?: boolean;
};

/** Reads the counts of Vitest's JSON reporter. */
export function vitestCount(report: unknown): Count {
  const {numPassedTests, numFailedTests, success} = report as {
    numPassedTests: number;
    numFailedTests: number;
    success: boolean;
  };
  // A file that fails to load has no tests of its own, yet the run has failed.
  const failed = numFailedTests === 0 && !success ? 1 : numFailedTests;
  return {passed: numPassedTests, failed};
}

/** Reads the counts of Playwright's JSON reporter; a test that passed at the second try passed. */
export function playwrightCount(report: unknown): Count {
  const {stats, errors} = report as {
    stats: {expected: number; unexpected: number; flaky: number};
    errors: unknown[];
  };
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length};
}

function runPart({name, command, args, env, report}: Part): Count {
  console.log(`\n=== ${name}: ${command} ${args.join(' ')}`);
  if (report) fs.rmSync(report.file, {force: true});
  const result = spawnSync(command, args, {stdio: 'inherit', env: {...process.env, ...env}});
  const ok = result.status === 0;
  if (!report || !fs.existsSync(report.file))
    return ok ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  const count = report.count(JSON.parse(fs.readFileSync(report.file, 'utf8')));
  return !ok && count.failed === 0 ? {...count, failed: 1} : count;
}

/**
 * Runs all parts, prints a line for each and, as the last line, `N passed, N failed`.
 *
 * @returns the exit status: 0 if nothing failed
 */
export function runParts(parts: readonly Part[]): number {
  const total: Count = {passed: 0, failed: 0};
  const summary: string[] = [];
  for (const part of parts) {
    const started = Date.now();
    const {passed, failed} = runPart(part);
    total.passed += passed;
    total.failed += failed;
    const seconds = Math.round((Date.now() - started) / 1000);
    summary.push(`${part.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
    if (failed > 0 && part.required) {
      summary.push(`${part.name} failed, so the parts after it were not run`);
      break;
    }
  }
  console.log(`\n${summary.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}
