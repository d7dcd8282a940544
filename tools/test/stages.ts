/** The stages of `npm test`: those that are quick and fail early come first. */
import path from 'node:path';
import {ROOT} from '../../plugins/common/root';
import {playwrightCount, vitestCount} from './reports';
import type {Stage} from './test-run';
import {script, tool} from './tool';

const report = (name: string) => path.join(ROOT, 'test-results', `${name}.json`);

/** Runs one of Vitest's projects. */
function vitest(
  name: string,
  project: 'unit' | 'contributor' | 'built',
  more: readonly string[] = [],
): Stage {
  const file = report(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = [tool('vitest'), 'run', '--project', project, ...reporters, ...more];
  return {name, args, report: {file, count: vitestCount}};
}

function playwright(env: Record<string, string>, files: readonly string[] = []): Stage {
  const file = report('browser');
  return {
    name: 'Browser tests',
    args: [tool('@playwright/test', 'playwright'), 'test', ...files],
    env: {...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file},
    report: {file, count: playwrightCount},
    again: (places) => browserTestsAlone(env, places),
  };
}

/** Runs browser tests three times each, one at a time. */
function browserTestsAlone(env: Record<string, string>, places: readonly string[]): Stage {
  const file = report('browser-again');
  const times = ['--repeat-each', '3', '--retries', '0', '--workers', '1'];
  return {
    name: 'Flaky browser tests, alone',
    args: [tool('@playwright/test', 'playwright'), 'test', ...places, ...times],
    env: {...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file},
    report: {file, count: playwrightCount},
  };
}

/** Leaves the other core to the stage beside it. */
const ONE = ['--maxWorkers=1'];

const DOCUMENTATION: Stage = {
  name: 'Documentation',
  args: script('tools/check-docs/cli.ts'),
  single: true,
};
/** Nothing can be tested in the browser without it. */
const BUILD: Stage = {
  name: 'Build',
  args: script('tools/site/build.ts'),
  required: true,
  single: true,
};
const ANSWERS = vitest('Tests of the built site', 'built');

/**
 * Returns all stages. The build, which leaves half of the second core idle, runs beside the tests that don't need it,
 * each in one process: two cores are busy until the browser starts. Unit test files run in a different order each time, which reveals side effects of one file on
 * another.
 */
export function allStages(browser: string): Stage[] {
  const env = {CHROMIUM_PATH: browser};
  return [
    DOCUMENTATION,
    {name: 'Types', args: [tool('typescript-7', 'tsc')], single: true},
    {name: 'Lint', args: [tool('eslint'), '.', '--max-warnings', '0'], single: true},
    {name: 'Format', args: [tool('prettier'), '--check', '.'], single: true},
    {name: 'Style sheets', args: [tool('stylelint'), 'src/**/*.css'], single: true},
    BUILD,
    {...vitest('Unit tests', 'unit', ['--sequence.shuffle.files', ...ONE]), env, single: true},
    {...vitest('What contributors see', 'contributor', ONE), env, single: true},
    ANSWERS,
    playwright(env),
  ];
}

/** Folders with content: facts, pages, and the lists of them. */
export const CONTENT = ['docs/', 'blog/', 'reference/', 'sidebars/', 'static/'];

/** Unit tests that read content. */
const FACTS = [
  ...['community', 'facts', 'gen-docs', 'graphql', 'home', 'integrations', 'learn', 'metamodel'],
  ...['recipe-parts', 'reference', 'sources', 'tables'],
]
  .map((folder) => `plugins/${folder}/`)
  .concat('tools/cut-version/');

/** Browser tests that content can break. */
const PAGES = [
  'page-types',
  'links',
  'category-pages',
  'docs-landing',
  'learn/looks',
  'learn/pages',
];

/** Returns the stages that a content change can break. */
export function docsStages(browser: string): Stage[] {
  return [
    BUILD,
    DOCUMENTATION,
    {...vitest('Unit tests', 'unit', [...FACTS, ...ONE]), single: true},
    ANSWERS,
    playwright({CHROMIUM_PATH: browser, WITHOUT_SHELL_SITE: '1'}, PAGES),
  ];
}
