/** Reads what passed and failed out of the reports of Vitest and Playwright. */

/** How many tests passed and failed, and the names of those that failed at first and passed later. */
export type Count = {passed: number; failed: number; flaky?: string[]};

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

type Suite = {
  title: string;
  suites?: Suite[];
  specs?: {title: string; tests: {status: string}[]}[];
};

function flakyIn({title, suites = [], specs = []}: Suite): string[] {
  const own = specs
    .filter(({tests}) => tests.some(({status}) => status === 'flaky'))
    .map((spec) => spec.title);
  return [...own, ...suites.flatMap(flakyIn)].map((name) => `${title} › ${name}`);
}

/** Reads the counts of Playwright's JSON reporter. A test that passes only at the second try has failed. */
export function playwrightCount(report: unknown): Count {
  const {stats, errors, suites} = report as {
    stats: {expected: number; unexpected: number; flaky: number};
    errors: unknown[];
    suites: Suite[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    flaky: suites.flatMap(flakyIn),
  };
}
