/** A killed command leaves neither Docusaurus nor the lock behind. The tests kill real processes. */
import {type ChildProcess, spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {isAlive} from './starters';

/** Starts `docusaurus start` in a site whose configuration never resolves, and records its process. */
const CONFIG = `
require('fs').writeFileSync(__dirname + '/pid', String(process.pid));
module.exports = new Promise(() => setInterval(() => {}, 1000));
`;
const COMMAND = `
require('tsx/cjs');
const {runDocusaurus} = require(${JSON.stringify(path.join(__dirname, 'docusaurus.ts'))});
runDocusaurus(process.argv[1], ['start', '--no-open']).then((status) => process.exit(status));
`;

let started: ChildProcess | undefined;
let docusaurus = 0;

/** @param wrap puts programs between this one and the command */
async function start(wrap = (command: string[]): string[] => command) {
  const site = tempDir({'docusaurus.config.js': CONFIG, 'package.json': '{}'});
  const [program = '', ...args] = wrap([process.execPath, '-e', COMMAND, site]);
  const env = {...process.env, npm_lifecycle_event: 'start', NODE_ENV: 'development'};
  started = spawn(program, args, {env, stdio: 'ignore'});
  await expect.poll(() => fs.existsSync(path.join(site, 'pid')), {timeout: 60_000}).toBe(true);
  docusaurus = Number(fs.readFileSync(path.join(site, 'pid'), 'utf8'));
  expect(fs.existsSync(path.join(site, '.site.lock'))).toBe(true);
  return {started, site};
}

async function expectNothingLeft(site: string): Promise<void> {
  await expect.poll(() => isAlive(docusaurus), {timeout: 20_000}).toBe(false);
  await expect.poll(() => fs.existsSync(path.join(site, '.site.lock'))).toBe(false);
}

afterEach(() => {
  started?.kill('SIGKILL');
  if (docusaurus !== 0 && isAlive(docusaurus)) process.kill(docusaurus, 'SIGKILL');
});

it.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGKILL'] as const)(
  'after %s',
  async (signal) => {
    const {started, site} = await start();
    started.kill(signal);
    await expectNothingLeft(site);
  },
  90_000,
);

it.skipIf(process.platform === 'win32')(
  'after the program that started the command was killed, with a shell between them',
  async () => {
    const shell = (command: string[]) => {
      const words = command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
      const npm = `require('child_process').spawn('sh', ['-c', process.argv[1]], {stdio: 'ignore'})`;
      // The second command keeps the shell from replacing itself with the first.
      return [process.execPath, '-e', npm, `${words}; true`];
    };
    const {started, site} = await start(shell);
    started.kill('SIGKILL');
    await expectNothingLeft(site);
  },
  90_000,
);
