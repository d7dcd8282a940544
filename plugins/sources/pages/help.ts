/** What readers need around the setup: what to have ready, what not to expect, what to do when it fails. */
import type {Remark} from '..';
import {table} from '../../page-kit/markdown';
import {sharedSection} from './guide';
import type {View} from './view';
import {bullets} from './words';

/** Remarks as Markdown, new ones marked. */
function remarks(view: View, list: readonly Remark[]): string[] {
  return list.map(({since, text}) => view.text(text) + view.marks({since: since}));
}

/** The section; nothing if nothing has to be ready. */
export function prerequisites(view: View): string {
  const items = remarks(view, view.source.prerequisites);
  return sharedSection(
    view,
    '## Prerequisites {#prerequisites}',
    'Prerequisites',
    items.length > 0 && bullets(items),
  );
}

/** The section; nothing if no limits are known. */
export function limitations(view: View): string {
  const items = remarks(view, view.source.limitations);
  return sharedSection(
    view,
    '## Limitations {#limitations}',
    'Limitations',
    items.length > 0 && bullets(items),
  );
}

/** The section; nothing if no troubles are known. */
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
