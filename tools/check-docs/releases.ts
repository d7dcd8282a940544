/** The names of releases that marks may have. */
import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {readText} from '../../plugins/common/read-text';
import {parseYaml} from '../../plugins/facts/yaml-text';

const FILE = 'reference/releases.yaml';
const schema = z.object({releases: z.array(z.object({name: z.string()}))});

/** @returns the names of reference/releases.yaml; `next` alone where nothing is released yet */
export function releaseNames(root: string): string[] {
  const file = path.join(root, FILE);
  if (!fs.existsSync(file)) return ['next'];
  return schema.parse(parseYaml(readText(file)).data).releases.map(({name}) => name);
}
