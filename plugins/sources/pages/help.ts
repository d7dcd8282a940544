/** Prerequisites, limitations, and troubleshooting. */
import type {Remark} from '..';
import {table} from '../../page-kit/markdown';
import {sharedSection} from './guide';
import type {View} from './view';
import {bullets} from './words';

/** Remarks as Markdown, with marks on new ones. */
function remarks(view: View, list: readonly Remark[]): string[] {
  return list.map(({since, text}) => view.text(text) + view.marks({since: since}));
}

/** The section; empty if there are no prerequisites. */
export function prerequisites(view: View): string {
  const items = remarks(view, view.source.prerequisites);
  return sharedSection(
    view,
    '## Prerequisites {#prerequisites}',
    'Prerequisites',
    items.length > 0 && bullets(items),
  );
}

/** The section; empty if there are no known limitations. */
export function limitations(view: View): string {
  const items = remarks(view, view.source.limitations);
  return sharedSection(
    view,
    '## Limitations {#limitations}',
    'Limitations',
    items.length > 0 && bullets(items),
  );
}

/** The section; empty if there are no known problems. */
export function troubleshooting(view: View): string {
  const rows = view.source.troubleshooting.map(({cause_fix: fix, since, symptom}) => [
    view.text(symptom) + view.marks({since: since}),
    view.text(fix),
  ]);
  return sharedSection(
    view,
    '## Troubleshooting {#troubleshooting}',
    'Troubleshooting',
    rows.length > 0 && table(['Symptom', 'Cause and fix'], rows),
  );
}
