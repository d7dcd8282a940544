/** The texts around the tables of the lineage page. */
import {blocks, code} from '../../page-kit/markdown';
import type {PageLinks} from '../../page-kit/page';

type Link = (target: string, label: string) => string;

/** What the page is for, and where lineage comes from. */
export function intro(link: Link): string {
  const guide = link('generated/lineage/lineage-feature-guide', 'lineage graph');
  const parser = link('lineage/sql_parsing', 'SQL parser');
  return blocks(
    `Many sources extract lineage along with other metadata and fill the ${guide} without manual ` +
      'work. This page shows which ones do, at which level, and which of their settings control it.',
    'A source gets lineage in one of three ways: from the API or the system tables of the platform, ' +
      `from view definitions and query logs through the ${parser}, or from a file that you ` +
      'write.',
  );
}

/** What to check when two sources don't connect. */
export function checks(link: Link): string {
  const instances = link('platform-instances', code('platform_instance'));
  return blocks(
    '## If the graph has gaps {#gaps}',
    'Lineage connects two sources only if both write the same URN for a table. Check the following:',
    [
      '- The system at the other end is ingested, too.',
      `- Both recipes use the same ${code('env')} and ${instances}, or a map such as ` +
        `${code('platform_instance_map')} translates between them.`,
      '- Both write names in the same letter case. Many sources have the setting ' +
        `${code('convert_urns_to_lowercase')} for this.`,
    ].join('\n'),
  );
}

/** Ways to get lineage that no source extracts. */
const OTHERS: readonly (readonly [path: string, label: string, use: string])[] = [
  ['lineage/airflow', 'Airflow', 'lineage of tasks as they run'],
  ['lineage/dagster', 'Dagster', 'lineage of assets'],
  ['lineage/prefect', 'Prefect', 'flows and tasks with their inputs and outputs'],
  ['metadata-integration/java/acryl-spark-lineage', 'Spark', 'lineage of Spark jobs'],
  ['lineage/openlineage', 'OpenLineage', 'events of any OpenLineage client'],
  [
    'features/feature-guides/ui-lineage',
    'Managing lineage in the UI',
    'individual edges, added manually',
  ],
  ['api/tutorials/lineage', 'Lineage API tutorial', 'edges from your own code'],
];

/** The section; lists only pages that exist. */
export function otherWays(link: Link, links: PageLinks): string {
  const items = OTHERS.filter(([path]) => links.has(path)).map(
    ([path, label, use]) => `- ${link(path, label)}: ${use}`,
  );
  if (items.length === 0) return '';
  return blocks(
    '## Other ways to get lineage {#other}',
    'Pipeline tools send lineage themselves, and you can add it manually or with code.',
    items.join('\n'),
  );
}
