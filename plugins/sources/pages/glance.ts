/** The table at the top of a source's page: plugin, kind, support. */
import type {SourceModule} from '..';
import {blocks, code, escapeText, table} from '../../page-kit/markdown';
import {yesNo} from '../../page-kit/marks';
import type {View} from './view';

/** `CERTIFIED` as the theme draws it. */
function supportBadge(support: SourceModule['support']): string {
  const level = support.toLowerCase();
  const label = level.charAt(0).toUpperCase() + level.slice(1);
  return `<span class="ref-support" data-level="${level}">${label}</span>`;
}

/** Summary of the source and its modules. */
export function glance(view: View): string {
  const {category, connection, modules} = view.source;
  const kind = [escapeText(category), connection === 'pull' ? 'Pull' : 'Push'] as const;
  const several = modules.length > 1;
  const rows = modules.map((module) => [
    code(module.plugin) + view.marks(module),
    ...(several ? [view.text(module.purpose ?? '')] : kind),
    view.link('metadata-ingestion/source_overview#support-status', supportBadge(module.support)),
    yesNo(module.test_connection),
  ]);
  const columns = several ? ['Module', 'Use it for'] : ['Plugin', 'Category', 'Connection'];
  return blocks(
    '## At a glance {#at-a-glance}',
    table([...columns, 'Support', 'Test connection'], rows),
    several && `Category: ${kind[0]}. Connection: ${kind[1]}.`,
  );
}
