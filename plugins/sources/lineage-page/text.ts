/** The texts around the tables of the lineage page. */
import {blocks, code} from '../../page-kit/markdown';
import type {PageLinks} from '../../page-kit/page';

type Link = (target: string, label: string) => string;

/** What the page is for and where the lineage comes from. */
export function intro(link: Link): string {
  const guide = link('generated/lineage/lineage-feature-guide', 'lineage graph');
  const parser = link('lineage/sql_parsing', 'SQL parser');
  return blocks(
    `Many sources find lineage while they read metadata, so that the ${guide} fills without manual ` +
      'work. This page shows which ones do, at which level, and which of their settings decide.',
    'A source learns about lineage in one of three ways: the API or the system tables of the platform ' +
      `tell it, the ${parser} reads it from view definitions and query logs, or a file that you ` +
      'write names it.',
  );
}

/** What to look at when two sources do not connect. */
export function checks(link: Link): string {
  const instances = link('platform-instances', code('platform_instance'));
  return blocks(
    '## If the graph has gaps {#gaps}',
    'Lineage connects two sources only where both write the same URN for a table. Check that',
    [
      '- the system at the other end is ingested too,',
      `- both recipes agree on ${code('env')} and ${instances}, or a map such as ` +
        `${code('platform_instance_map')} translates between them,`,
      '- both write names in the same letter case, for which many sources have ' +
        `${code('convert_urns_to_lowercase')}.`,
    ].join('\n'),
  );
}

/** Ways to lineage that no source extracts. */
const OTHERS: readonly (readonly [path: string, label: string, use: string])[] = [
  ['lineage/airflow', 'Airflow', 'lineage of tasks while they run'],
  ['lineage/dagster', 'Dagster', 'lineage of assets'],
  ['lineage/prefect', 'Prefect', 'flows and tasks with what they read and write'],
  ['metadata-integration/java/acryl-spark-lineage', 'Spark', 'lineage of Spark jobs'],
  ['lineage/openlineage', 'OpenLineage', 'events of any OpenLineage client'],
  ['features/feature-guides/ui-lineage', 'Managing lineage in the UI', 'single links by hand'],
  ['api/tutorials/lineage', 'Lineage API tutorial', 'links from your own code'],
];

/** The section; only pages that exist. */
export function otherWays(link: Link, links: PageLinks): string {
  const items = OTHERS.filter(([path]) => links.has(path)).map(
    ([path, label, use]) => `- ${link(path, label)}: ${use}`,
  );
  if (items.length === 0) return '';
  return blocks(
    '## Other ways to lineage {#other}',
    'Tools that run pipelines send lineage themselves, and you can add it by hand or by code.',
    items.join('\n'),
  );
}
