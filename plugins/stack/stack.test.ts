import {it} from 'vitest';
import fs from 'node:fs';
import {ROOT} from '../common/root';
import {grantData} from '../grants/grants';
import {loadReference} from '../reference';
import {stackData} from './stack';
import {edgesOf} from '../../src/features/stack/model/edges';
import {orderOf} from '../../src/features/stack/model/order';
import {recipeOf} from '../../src/features/stack/model/recipe';
import {modulesOf} from '../../src/features/stack/model/modules';
import {accessOf} from '../../src/features/stack/model/wants';
import {blocksOf} from '../../src/features/stack/model/script';

it('dump', () => {
  const ref = loadReference(ROOT);
  const data = stackData(ref);
  const grants = grantData([ref]);
  fs.writeFileSync('/tmp/a/stack.json', JSON.stringify(data));
  let out = data.categories.join() + data.envs.join() + '\n';
  for (const slugs of [
    ['snowflake', 'dbt', 'looker'],
    ['postgres', 'kafka', 'kafka-connect', 'snowflake', 'dbt', 'tableau', 'okta'],
    ['bigquery', 'dbt', 'powerbi', 'fivetran', 's3'],
  ]) {
    const systems = data.systems.filter((s) => slugs.includes(s.slug));
    const edges = edgesOf(systems);
    out +=
      '\n########' +
      slugs +
      '\n' +
      edges
        .map((e) => `${e.from.slug}->${e.to.slug} by ${e.by.slug} ${e.link.side} ${e.link.level}`)
        .join('\n') +
      '\n';
    for (const {system, after, before} of orderOf(systems, edges, data.categories)) {
      out += `== ${system.slug} after ${after.map((a) => a.slug)} before ${before.map((a) => a.slug)}\n`;
      const g = grants.sources.find((s) => s.slug === system.slug);
      const access = g && accessOf(g, system, ['lineage', 'usage']);
      for (const m of modulesOf(system))
        out +=
          '--- ' +
          m.plugin +
          '\n' +
          recipeOf(
            m,
            system,
            edges,
            {env: 'DEV', instances: {snowflake: 'warehouse_eu', kafka: 'k1'}},
            access?.switches ?? [],
          ) +
          '\n';
      out +=
        `wanted ${access?.wanted} settings ${JSON.stringify(access?.switches)}\n` +
        blocksOf(access?.least.scripts ?? [])
          .map((b) => b.language + ': ' + b.code.length)
          .join(' ') +
        '\n';
    }
  }
  fs.writeFileSync('/tmp/a/stack.txt', out);
});
