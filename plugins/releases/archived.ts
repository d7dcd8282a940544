/** Releases whose documentation is elsewhere, for the version menu: the same table that the page about them shows. */
import {ContributorError} from '../common/contributor-error';
import {Problems} from '../facts/problems';
import {loadTables, nameCell, TABLES_FOLDER} from '../tables';

const TABLE = 'archived-versions';

/** The column with the link. */
const COLUMN = 'Documentation';

/** An entry of the version menu. */
type Archived = {label: string; href: string};

/**
 * @param root absolute path of the project
 * @returns the archived releases in the order of the table; none without the table
 * @throws ReferenceDataError if a table is wrong, ContributorError if a row has no link
 */
export function archivedVersions(root: string): Archived[] {
  const problems = new Problems();
  const table = loadTables(root, problems).get(TABLE);
  problems.throwIfAny();
  return (table?.rows ?? []).map((row): Archived => {
    const label = table ? nameCell(table, row) : '';
    const cell = row.values[COLUMN];
    const [, href] = /\]\((https:[^)\s]+)\)/.exec(String(cell)) ?? [];
    if (href !== undefined) return {label, href};
    throw new ContributorError(
      `${TABLES_FOLDER}/${TABLE}.yaml: ${label}: ${COLUMN}: found ${JSON.stringify(cell)}, ` +
        'expected a link such as [Features](https://…), for the version menu.',
    );
  });
}
