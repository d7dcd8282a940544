/** Answers about privileges of access policies: what they allow, and which roles have them. */
import type {Fact} from '../../../src/features/answers/model/fact';
import {keyOf} from '../../../src/features/answers/model/key';
import type {FactTables, TableRow} from '../../reference';
import type {Collected} from './collected';
import {bareText, inlineText} from '../../common/inline-text';
import type {VersionPages} from './pages';

/** The page that lists all privileges; others repeat some of them. */
export const PRIVILEGES_PAGE = 'authorization/policies';

const ROLES = ['Admin', 'Editor', 'Reader'];

/** The built-in roles that simply have a privilege. */
function rolesOf({values}: TableRow): string {
  const roles = values['Roles'];
  if (typeof roles === 'string') return roles === 'not documented' ? '' : inlineText(roles);
  return ROLES.filter((role) => values[role] === 'yes').join(', ');
}

/** Adds the privileges by their names, and by the constants of the APIs. */
export function addPrivileges(into: Collected, tables: FactTables, pages: VersionPages): void {
  for (const [table, label] of [
    ['privileges', 'DataHub'],
    ['privileges-cloud', 'DataHub Cloud'],
  ] as const) {
    for (const row of tables.get(table)?.rows ?? []) {
      const {Privilege, Type, Effect} = row.values;
      const constant = Type === undefined ? '' : bareText(String(Type));
      const name = bareText(String(Privilege));
      const [url] = pages.urlsOfRow([name, constant, String(Effect)]);
      if (url === undefined) continue;
      const roles = rolesOf(row);
      const fact: Fact = {
        kind: 'privilege',
        name,
        text: inlineText(String(Effect)),
        details: {...(constant !== '' && {constant}), ...(roles !== '' && {roles})},
        places: [{label, url}],
      };
      for (const key of new Set([name, constant].map(keyOf))) into.add(key, fact);
    }
  }
}
