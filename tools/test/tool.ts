/** Finds the programs of installed packages and runs them with Node: on Windows, `npm` and `npx` aren't executables. */
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../plugins/common/root';

/**
 * Returns Node's arguments that run a package's program.
 *
 * @param name the program, if the package has more than one
 * @throws Error if the package is not installed, or has no such program
 */
export function tool(pack: string, name = path.basename(pack)): string {
  const folder = path.join(ROOT, 'node_modules', pack);
  const file = path.join(folder, 'package.json');
  if (!fs.existsSync(file)) throw new Error(`${pack} is not installed. Install it: npm ci`);
  const {bin} = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const program = typeof bin === 'string' ? bin : bin?.[name];
  if (program === undefined) throw new Error(`${pack} has no program ${name}.`);
  return path.join(folder, program);
}

/** Returns Node's arguments that run a TypeScript file of this project. */
export function script(file: string): string[] {
  return ['--import', 'tsx', file];
}
