/** Reports how many steps of pages were performed on the real front end. */
import type {PageLabel} from './page-labels';

/** By page: what it prints in bold, and which of it scenes performed. */
export type Proofs = Map<string, {labels: readonly PageLabel[]; performed: Set<string>}>;

/** @returns Markdown: a table of pages, with the labels of numbered steps that no scene has performed yet */
export function proofReport(proofs: Proofs): string {
  const rows = [...proofs].sort().flatMap(([file, {labels, performed}]) => {
    const steps = [...new Set(labels.filter(({isStep}) => isStep).map(({label}) => label))];
    const open = steps.filter((label) => !performed.has(label));
    if (steps.length === 0) return [];
    return [{file, all: steps.length, open}];
  });
  const all = rows.reduce((sum, row) => sum + row.all, 0);
  const open = rows.reduce((sum, row) => sum + row.open.length, 0);
  return [
    `${all - open} of ${all} labels in numbered steps of ${rows.length} pages.`,
    '',
    '| Page | Performed | Not yet |',
    '| --- | --- | --- |',
    ...rows.map(
      (row) =>
        `| ${row.file} | ${row.all - row.open.length} of ${row.all} | ${row.open.join(', ')} |`,
    ),
    '',
  ].join('\n');
}
