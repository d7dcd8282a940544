/** How the concepts of a source map to DataHub. */
import {blocks, escapeText, table} from '../../page-kit/markdown';
import {linkEntities} from './entity-links';
import {sharedSection} from './guide';
import type {View} from './view';

/** The subsection; empty if the source maps no concepts. */
function concepts(view: View): string {
  const {concepts: list, name} = view.source;
  if (list.length === 0) return '';
  const withSubtype = list.some(({subtype}) => subtype !== undefined);
  const rows = list.map(({datahub, since, source, subtype = ''}) => [
    view.text(source) + view.marks({since: since}),
    linkEntities(view, datahub),
    ...(withSubtype ? [escapeText(subtype)] : []),
  ]);
  const columns = [`In ${escapeText(name)}`, 'In DataHub', ...(withSubtype ? ['Subtype'] : [])];
  return blocks('### Concept mapping {#concepts}', table(columns, rows));
}

/** The section: how the concepts of a source map to DataHub, and what its guide explains. */
export function howItWorks(view: View): string {
  return sharedSection(view, '## How it works {#how-it-works}', 'How it works', concepts(view));
}
