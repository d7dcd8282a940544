/** What readers need around the setup: what to have ready, what not to expect, what to do when it fails. */
import type {Remark} from '..';
import {blocks, table} from '../../page-kit/markdown';
import type {View} from './view';
import {bullets} from './words';

/** Remarks as Markdown, new ones marked. */
function remarks(view: View, list: readonly Remark[]): string[] {
  return list.map(({since, text}) => view.text(text) + view.marks({since: since}));
}

/** The section; nothing if nothing has to be ready. */
export function prerequisites(view: View): string {
  const items = remarks(view, view.source.prerequisites);
  if (items.length === 0) return '';
  return blocks('## Prerequisites {#prerequisites}', bullets(items));
}

/** The section; nothing if no limits are known. */
export function limitations(view: View): string {
  const items = remarks(view, view.source.limitations);
  if (items.length === 0) return '';
  return blocks('## Limitations {#limitations}', bullets(items));
}

/** The section; nothing if no troubles are known. */
export function troubleshooting(view: View): string {
  const rows = view.source.troubleshooting.map(({cause_fix: fix, since, symptom}) => [
    view.text(symptom) + view.marks({since: since}),
    view.text(fix),
  ]);
  if (rows.length === 0) return '';
  return blocks('## Troubleshooting {#troubleshooting}', table(['Symptom', 'Cause and fix'], rows));
}
