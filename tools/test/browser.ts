/** Finds a Chromium for the browser tests, or installs one. */
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {hasApt, install, run} from './apt';

/** Flags without which a sandboxed machine or a root account can't start Chromium. */
export const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** The headless shell comes first: it doesn't draw a window around the pages, which would take much of the tests' time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

function onPath(): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** Where installers put browsers on macOS and Windows, which don't have them on the PATH. */
function applications(): string[] {
  const {PROGRAMFILES, LOCALAPPDATA} = process.env;
  const programs = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA];
  return [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...programs.flatMap((folder) =>
      folder === undefined ? [] : [path.join(folder, 'Google/Chrome/Application/chrome.exe')],
    ),
  ];
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

/** Chromium programs on this machine: `CHROMIUM_PATH`, Playwright's own, and those of the system. */
export function browsers(): string[] {
  const chosen = process.env['CHROMIUM_PATH'] ?? '';
  const candidates = [chosen, chromium.executablePath(), ...onPath(), ...applications()];
  return candidates.filter((candidate) => candidate !== '' && fs.existsSync(candidate));
}

async function installed(): Promise<string | undefined> {
  for (const candidate of browsers()) {
    if (await works(candidate)) return candidate;
  }
  return undefined;
}

/** A way to install a browser: the message before it is tried, and what it runs. */
type Installer = {says: string; install: () => void};

/** The ways available on this machine, tried in turn until one works. */
function installers(): Installer[] {
  const cli = require.resolve('@playwright/test/cli');
  const system: Installer = {
    says: "No browser found. Installing the system's Chromium package with apt-get ...",
    install: () => {
      run('apt-get', ['update', '-qq']);
      // Older Debian releases lack the first one.
      void (install(['chromium-headless-shell']) || install(['chromium']));
    },
  };
  return [
    {
      says: "No Chromium starts on this machine. Downloading Playwright's Chromium, about 170 MB ...",
      install: () =>
        void run(process.execPath, [cli, 'install', 'chromium'], {
          PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
        }),
    },
    ...(hasApt() ? [system] : []),
  ];
}

/**
 * Returns the path of a Chromium that starts. An existing one is used: `CHROMIUM_PATH`, Playwright's own, or the
 * system's. Otherwise, Playwright downloads its own, and if that fails, or system libraries are missing, the system's
 * package is installed.
 *
 * @throws Error that says how to install one by hand
 */
export async function ensureBrowser(
  find = installed,
  ways: readonly Installer[] = installers(),
): Promise<string> {
  const there = await find();
  if (there !== undefined) return there;
  for (const {says, install} of ways) {
    console.log(says);
    install();
    const executable = await find();
    if (executable !== undefined) return executable;
  }
  throw new Error(
    'No Chromium starts here, and none could be installed. Install Chromium or Google Chrome ' +
      '(Debian: "sudo apt-get install chromium"), or set CHROMIUM_PATH to its program file.',
  );
}
