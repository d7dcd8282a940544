/** Finds the programs of installed packages, so that Node can run them: `npm` and `npx` are no programs on Windows. */
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../plugins/common/root';

/**
 * What Node is given to run a package's program.
 *
 * @param name the program, if the package has several
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

/** Arguments with which Node runs a TypeScript file of this project. */
export function script(file: string): string[] {
  return ['--import', 'tsx', file];
}
