/** What the concepts of a source become in DataHub. */
import {blocks, escapeText, table} from '../../page-kit/markdown';
import {linkEntities} from './entity-links';
import type {View} from './view';

/** The section; nothing if the source maps no concepts. */
export function concepts(view: View): string {
  const {concepts: list, name} = view.source;
  if (list.length === 0) return '';
  const withSubtype = list.some(({subtype}) => subtype !== undefined);
  const rows = list.map(({datahub, since, source, subtype = ''}) => [
    view.text(source) + view.marks({since: since}),
    linkEntities(view, datahub),
    ...(withSubtype ? [escapeText(subtype)] : []),
  ]);
  const columns = [`In ${escapeText(name)}`, 'In DataHub', ...(withSubtype ? ['Subtype'] : [])];
  return blocks('## Concept mapping {#concepts}', table(columns, rows));
}
