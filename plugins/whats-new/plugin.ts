/** Writes the feeds of changes, and the changes of Next as data with the schema of their shape. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {z} from 'zod';
import {loadVersion} from '../releases/load';
import {NEXT} from '../releases/model';
import {atomOf, feedOf, jsonFeedOf} from './feeds';
import {type Changes, changesSchema} from './model';
import {CHANGES_DATA, CHANGES_SCHEMA, WHATS_NEW} from './paths';
import {changesOf, hasChanges} from '.';

const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * @param site URL of the site with its base path, which ends with a slash
 * @returns text by path in the build
 */
export function filesOf(changes: Changes, site: string): Map<string, string> {
  const feed = feedOf(changes, site);
  const schema = {
    ...z.toJSONSchema(changesSchema, {target: 'draft-7'}),
    $id: site + CHANGES_SCHEMA,
    title: 'Changes since the oldest release that the documentation has',
  };
  return new Map([
    [`docs/${WHATS_NEW}/feed.xml`, atomOf(feed)],
    [`docs/${WHATS_NEW}/feed.json`, jsonFeedOf(feed)],
    [CHANGES_DATA, jsonText({$schema: site + CHANGES_SCHEMA, ...changes})],
    [CHANGES_SCHEMA, jsonText(schema)],
  ]);
}

export default function whatsNew({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'whats-new',
    async postBuild({outDir}) {
      const next = loadVersion(siteDir, NEXT);
      if (!hasChanges(next)) return;
      for (const [name, text] of filesOf(changesOf(siteDir, next), siteConfig.url + baseUrl)) {
        const file = path.join(outDir, name);
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, text);
      }
    },
  };
}
