/** Installs the packages of another generator into its folder. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes `package.json`, and installs what it lists unless that is there already.
 *
 * @param dependencies packages with exact versions
 * @throws Error for the contributor if a package can't be downloaded
 */
export function install(folder: string, dependencies: Readonly<Record<string, string>>): void {
  const file = path.join(folder, 'package.json');
  const name = path.basename(folder);
  const text = JSON.stringify({name, private: true, type: 'module', dependencies}, null, 2);
  const isInstalled =
    fs.existsSync(path.join(folder, 'node_modules')) &&
    fs.existsSync(file) &&
    fs.readFileSync(file, 'utf8') === text;
  if (isInstalled) return;
  fs.rmSync(path.join(folder, 'node_modules'), {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(file, text);
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    });
  } catch (error) {
    fs.rmSync(file, {force: true});
    const {stderr = ''} = error as {stderr?: Buffer | string};
    const list = Object.entries(dependencies).map((entry) => entry.join('@'));
    throw new Error(
      `npm could not install ${list.join(', ')}, which needs the network or a registry that has them:\n${String(stderr).trim()}`,
      {cause: error},
    );
  }
}
