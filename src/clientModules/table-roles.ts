/** Roles of tables whose rows are cards: elements that aren't displayed as a table may lose their native roles. */

const ROLES: Readonly<Record<string, string>> = {
  TABLE: 'table',
  THEAD: 'rowgroup',
  TBODY: 'rowgroup',
  TR: 'row',
  TH: 'columnheader',
  TD: 'cell',
};

/** Sets the roles if the rows of the table in a box are cards. They also fit a table that gets its columns back. */
export function keepRoles(box: Element): void {
  const table = box.querySelector('table');
  const row = table?.rows[0];
  if (!row || table.hasAttribute('role') || getComputedStyle(row).display !== 'block') return;
  for (const element of [table, ...table.querySelectorAll('thead, tbody, tr, th, td')]) {
    const role = element.matches('[scope=row]') ? 'rowheader' : ROLES[element.tagName];
    if (role) element.setAttribute('role', role);
  }
}
