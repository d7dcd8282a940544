/** Upgrade notes: the rows of reference/tables/upgrade-notes.yaml, which the upgrade page shows release by release. */
import type {FactTables} from '../reference';
import type {PlaceOfRow} from './facts/tables';
import type {Change} from './model';

/** Name of the table. */
export const UPGRADE_TABLE = 'upgrade-notes';

const KINDS: Readonly<Record<string, Change['kind']>> = {
  Breaking: 'changed',
  Deprecated: 'deprecated',
};

/**
 * @param tables of a version
 * @param release whose notes to return
 * @param placeOf where the page shows them
 * @returns what to know before an upgrade to the release
 */
export function upgradeNotes(tables: FactTables, release: string, placeOf: PlaceOfRow): Change[] {
  const table = tables.get(UPGRADE_TABLE);
  if (!table) return [];
  return table.rows
    .filter(({since}) => since === release)
    .map((row): Change => {
      const {values} = row;
      const [kind, note, action] = ['Kind', 'Change', 'What to do'].map((key) =>
        String(values[key]).trim(),
      );
      const id = String(values['id']);
      return {
        id: `${release}/upgrade/${id}`,
        release,
        area: 'upgrade',
        what: (kind ?? '').toLowerCase(),
        kind: KINDS[kind ?? ''] ?? 'note',
        name: note ?? '',
        ...placeOf(UPGRADE_TABLE, table, row),
        ...(action !== undefined && action !== 'None' && {action}),
      };
    });
}
