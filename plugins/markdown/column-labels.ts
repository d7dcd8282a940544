/**
 * Rehype plugin: passes the headings of the inner columns of a table of fields to CSS, such as `data-c2="Type"
 * data-c3="Default"`. If the table is shown as cards, cells are labeled with their headings (`table-cards.css`).
 * Labels are attributes and rules because a style attribute would need a content policy that lets any page style
 * itself.
 */
import type {Root} from 'hast';
import {ContributorError} from '../common/contributor-error';
import {SKIP, visitElements} from './elements';
import {hasClass, headsOf} from './table-parts';

/** Column headings with a label in `src/css/table-cards.css`, by column number. */
export const LABELS: Readonly<Record<number, readonly string[]>> = {
  2: ['Type', 'Stands for', 'Through'],
  3: ['Default'],
};

function labeled(head: string, column: number): string {
  if (LABELS[column]?.includes(head)) return head;
  throw new ContributorError(
    `A table of fields has "${head}" above column ${column}, expected ${(LABELS[column] ?? []).join(', ') || 'at most 4 columns'}. ` +
      'To allow another heading, add its label to src/css/table-cards.css and to LABELS in plugins/markdown/column-labels.ts.',
  );
}

/**
 * The plugin. It must come before `static-block`, which serializes the tables it finds.
 *
 * @throws ContributorError if the style sheet has no label for a column heading
 */
export default function columnLabels() {
  return (tree: Root): void => {
    visitElements(tree, (table) => {
      if (table.tagName !== 'table' || !hasClass(table, 'ref-fields')) return undefined;
      const heads = headsOf(table);
      // The first cell is the title of its card, and the last one its text: neither needs a label.
      heads.slice(1, -1).forEach((head, index) => {
        table.properties[`data-c${index + 2}`] = labeled(head, index + 2);
      });
      return SKIP;
    });
  };
}
