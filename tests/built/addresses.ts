/** Reads reference/docs-addresses.yaml: the hand-maintained list of pages that the site must have. */
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';
import {ROOT} from '../../plugins/common/root';

const pages = (least: number) => z.array(z.string()).min(least);
const perTree = (least: number) => z.strictObject({both: pages(least), next: pages(1)});

/** Paths in a version's tree, and names of generated pages: those in both trees, and those only in Next. */
export const ADDRESSES = z
  .strictObject({
    both: pages(300),
    next: pages(1),
    sources: perTree(60),
    entities: perTree(50),
    outside_sidebar: pages(20),
  })
  .parse(parse(fs.readFileSync(path.join(ROOT, 'reference/docs-addresses.yaml'), 'utf8')));
