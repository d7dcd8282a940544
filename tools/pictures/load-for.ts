/** Loads scripts of scenes or clips, one file for each page. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * @param folder of the files
 * @param version a file with the version before `.ts` replaces the page's file in that version
 * @returns what the files export, with the names of their pages
 */
export async function loadFor<Script extends object>(
  folder: string,
  version: string,
): Promise<(Script & {name: string})[]> {
  const files = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  const names = files
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !name.includes('.'));
  const all = [];
  for (const name of names) {
    const own = `${name}.${version}.ts`;
    const file = path.join(folder, files.includes(own) ? own : `${name}.ts`);
    const {default: script} = (await import(file)) as {default: Script};
    all.push({name, ...script});
  }
  return all;
}
