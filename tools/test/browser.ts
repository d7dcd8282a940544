/** Finds a Chromium for the browser tests, or installs one. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** Flags without which a sandboxed machine or a root account can't start Chromium. */
export const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** True if a page can be opened; a downloaded browser may lack system libraries. */
async function works(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({executablePath, args: BROWSER_ARGS});
    await (await browser.newPage()).goto('about:blank');
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Chromium programs of this machine: `CHROMIUM_PATH`, Playwright's own, those on the PATH. */
export function browsers(): string[] {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...onPath()];
  return candidates.filter((candidate) => candidate !== '' && fs.existsSync(candidate));
}

async function installed(): Promise<string | undefined> {
  for (const candidate of browsers()) {
    if (await works(candidate)) return candidate;
  }
  return undefined;
}

function run(command: string, args: readonly string[]): void {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = {...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'};
  spawnSync(command, args, {stdio: ['ignore', 'inherit', 'inherit'], env, timeout: 300_000});
}

/** Ways to get a browser, tried in turn until one works. */
const INSTALLERS: readonly (() => void)[] = [
  () => {
    const isDebianRoot = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
    if (!isDebianRoot) return;
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  },
  () => run('npx', ['playwright', 'install', 'chromium']),
];

/**
 * The path of a Chromium that starts. One that is there is used: `CHROMIUM_PATH`, Playwright's own,
 * the system's; else Debian's package (as root) or Playwright's download is installed.
 *
 * @throws Error that tells how to install one by hand
 */
export async function ensureBrowser(): Promise<string> {
  for (const install of [() => undefined, ...INSTALLERS]) {
    install();
    const executable = await installed();
    if (executable !== undefined) return executable;
  }
  throw new Error(
    'No Chromium starts here, and none could be installed. Install Chromium or Google Chrome ' +
      '(Debian: "sudo apt-get install chromium"), or set CHROMIUM_PATH to its program file.',
  );
}
