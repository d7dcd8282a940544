/**
 * Checks the shape of GRANT and REVOKE: a list of privileges or roles, their object, and the grantee. Each database has its
 * own syntax, and none of our parsers supports all of them.
 */

/** First words of the privileges that the pages grant. A role is granted by its name, without ON. */
const PRIVILEGES = [
  ...['ALL', 'ALTER', 'APPLY', 'BROWSE', 'CATALOG', 'CONNECT', 'CREATE', 'DELETE', 'EXECUTE'],
  ...['EXTERNAL', 'IMPORTED', 'INSERT', 'MANAGE', 'MODIFY', 'MONITOR', 'OPERATE', 'OWNERSHIP'],
  ...[
    'PROCESS',
    'READ',
    'READ_METADATA',
    'REFERENCES',
    'RELOAD',
    'REMOTE',
    'REPLICATION',
    'SELECT',
  ],
  ...['SHARE', 'SHOW', 'TEMPORARY', 'TRUNCATE', 'UPDATE', 'USAGE', 'USE', 'VIEW', 'WRITE'],
];

/** The parts of a grant; `[^]` also matches line breaks. */
const SHAPE = /^(GRANT|REVOKE)\s+([^]+?)(?:\s+ON\b([^]*?))?\s+(TO|FROM)\b\s*([^]*)$/i;

const expected = (verb: string, preposition: string) =>
  `${verb} <privileges> ON <object> ${preposition} <name>, or ${verb} <role> ${preposition} <name>`;

/** @returns what is wrong with a GRANT or REVOKE, and what was expected; undefined if it is correct */
export function grantFault(statement: string): {found: string; expected: string} | undefined {
  const parts = SHAPE.exec(statement);
  const start = statement.replace(/\s+/g, ' ').slice(0, 60);
  const verb = /^\w*/.exec(statement)?.[0].toUpperCase() ?? '';
  const right = verb === 'GRANT' ? 'TO' : 'FROM';
  if (!parts) return {found: start, expected: expected(verb, right)};
  const [, , list = '', object, preposition = '', grantee = ''] = parts;
  if (preposition.toUpperCase() !== right || grantee.trim() === '' || object?.trim() === '') {
    return {found: start, expected: expected(verb, right)};
  }
  if (object === undefined) return undefined;
  // `(…)` are the columns of a privilege; a name in backticks is a BigQuery role.
  const names = list.replace(/\([^)]*\)/g, '').split(',');
  const unknown = names
    .map((name) => name.trim())
    .find(
      (name) =>
        !name.startsWith('`') && !PRIVILEGES.includes(/^\w*/.exec(name)?.[0].toUpperCase() ?? ''),
    );
  if (unknown === undefined) return undefined;
  return {
    found: unknown === '' ? list : unknown,
    expected: `a privilege; if the database has it, add its first word to PRIVILEGES in tools/check-docs/code/sql/grants.ts`,
  };
}
