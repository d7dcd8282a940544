/** What readers need around the setup: what to have ready, what not to expect, what to do when it fails. */
import {blocks, table} from '../markdown';
import type {View} from './view';
import {bullets} from './words';

/** The section; nothing if nothing has to be ready. */
export function prerequisites(view: View): string {
  const items = view.source.prerequisites.map((item) => view.text(item));
  if (items.length === 0) return '';
  return blocks('## Prerequisites {#prerequisites}', bullets(items));
}

/** The section; nothing if no limits are known. */
export function limitations(view: View): string {
  const items = view.source.limitations.map((item) => view.text(item));
  if (items.length === 0) return '';
  return blocks('## Limitations {#limitations}', bullets(items));
}

/** The section; nothing if no troubles are known. */
export function troubleshooting(view: View): string {
  const rows = view.source.troubleshooting.map(({cause_fix: fix, symptom}) => [
    view.text(symptom),
    view.text(fix),
  ]);
  if (rows.length === 0) return '';
  return blocks('## Troubleshooting {#troubleshooting}', table(['Symptom', 'Cause and fix'], rows));
}
