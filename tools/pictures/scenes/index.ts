/** All scenes, each file named after its page. */
import fs from 'node:fs';
import path from 'node:path';
import type {PageScenes} from '../scene';

/** @param version scenes of a page may differ in a release: `tags.0.15.0.ts` replaces `tags.ts` there */
export async function loadScenes(version: string): Promise<(PageScenes & {name: string})[]> {
  const files = fs
    .readdirSync(__dirname)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  const names = files
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !name.includes('.'));
  const all = [];
  for (const name of names) {
    const own = `${name}.${version}.ts`;
    const file = path.join(__dirname, files.includes(own) ? own : `${name}.ts`);
    const {default: scenes} = (await import(file)) as {default: PageScenes};
    all.push({name, ...scenes});
  }
  return all;
}
