/** Reads what passed and failed from the reports of Vitest and Playwright. */
import path from 'node:path';
import {ROOT} from '../../plugins/common/root';

/** A browser test that failed at first and passed later: its name, and its location in Playwright's format, `file:line`. */
type Flaky = {name: string; place: string};

/** How many tests passed and failed, the names of those that failed and were skipped, and those that failed at first and passed later. */
export type Count = {
  passed: number;
  failed: number;
  failures?: string[];
  skipped?: string[];
  flaky?: Flaky[];
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults?: {
    name: string;
    status: string;
    assertionResults: {status: string; fullName: string}[];
  }[];
};

/** Statuses of Vitest's JSON reporter that are neither passed nor failed. */
const SKIPPED = ['skipped', 'pending', 'todo'];

/** Reads the counts of Vitest's JSON reporter. */
export function vitestCount(report: unknown): Count {
  const {numPassedTests, numFailedTests, success, testResults = []} = report as VitestReport;
  const tests = testResults.flatMap(({assertionResults}) => assertionResults);
  const named = (statuses: readonly string[]) =>
    tests.filter(({status}) => statuses.includes(status)).map(({fullName}) => fullName);
  // A file that fails to load has no tests, but the run has failed.
  const broken = testResults
    .filter(({status, assertionResults}) => status === 'failed' && assertionResults.length === 0)
    .map(({name}) => path.relative(ROOT, name));
  const failed = numFailedTests === 0 && !success ? 1 : numFailedTests;
  const failures = [...broken, ...named(['failed'])];
  return {passed: numPassedTests, failed, failures, skipped: named(SKIPPED)};
}

type Suite = {
  title: string;
  suites?: Suite[];
  specs?: {title: string; file: string; line: number; tests: {status: string}[]}[];
};

function testsWith(status: string, {title, suites = [], specs = []}: Suite): Flaky[] {
  const own = specs
    .filter(({tests}) => tests.some((test) => test.status === status))
    .map((spec) => ({name: spec.title, place: `${spec.file}:${spec.line}`}));
  const inner = suites.flatMap((suite) => testsWith(status, suite));
  return [...own, ...inner].map(({name, place}) => ({name: `${title} › ${name}`, place}));
}

/** Reads the counts of Playwright's JSON reporter. A test that passes only on the second try counts as failed. */
export function playwrightCount(report: unknown): Count {
  const {stats, errors, suites} = report as {
    stats: {expected: number; unexpected: number; flaky: number};
    errors: unknown[];
    suites: Suite[];
  };
  const found = (status: string) => suites.flatMap((suite) => testsWith(status, suite));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: found('unexpected').map(({name}) => name),
    skipped: found('skipped').map(({name}) => name),
    flaky: found('flaky'),
  };
}
