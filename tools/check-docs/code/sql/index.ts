/** SQL: queries and tables parse in their dialect, grants have their parts, and nothing is left open. */
import {lazy} from '../../../../plugins/common/lazy';
import type {Finding} from '../../rule';
import type {CodeCheck} from '../block';
import {dialectOf} from './dialect';
import {grantFault} from './grants';
import {type Statement, statementsOf} from './statements';

/** Loaded by the first query: its grammars are large. */
const parser = lazy(async () => new (await import('node-sql-parser')).default.Parser());

/** Statements that are parsed. */
const PARSED =
  /^(?:SELECT|WITH|INSERT|UPDATE|DELETE|MERGE|CREATE (?:OR REPLACE )?(?:TABLE|VIEW))\b/i;

/** A function that answers with a table, which the parser knows by a plain name alone: `TABLE(db.schema.f('a'))`. */
const TABLE_FUNCTION = /\bTABLE\s*\((?:[^()]|\([^()]*\))*\)/gi;

/**
 * Statements of administration, which parsers know for few databases: their names, quotes and brackets are looked at.
 * A block of Oracle counts as one.
 */
const ADMINISTRATION = [
  ...['ALTER', 'BEGIN', 'CALL', 'CREATE', 'DECLARE', 'DESCRIBE', 'DROP', 'EXEC', 'EXECUTE'],
  ...['REPLACE', 'REVERT', 'SET', 'SHOW', 'TRUNCATE', 'USE'],
];

/** dbt fills these in before a database sees them; a call alone on its lines prints nothing. */
function withoutTemplates(script: string): string {
  const lines = (text: string) => text.replace(/[^\n]/g, '');
  return script
    .replace(/^\{\{[^}]*\}\}$/gm, lines)
    .replace(/\{%[^%]*%\}/g, lines)
    .replace(/\{\{[^}]*\}\}/g, (text) => `template${lines(text)}`);
}

/** The fault of the quotes and brackets of a statement. */
function openFault(text: string): string | undefined {
  const bare = text
    .replace(/\$\$[\s\S]*?\$\$|'(?:[^']|'')*'|"[^"]*"|`[^`]*`/g, '')
    .replace(/[^'"`()]/g, '');
  const quote = /['"`]/.exec(bare)?.[0];
  if (quote !== undefined) return `a ${quote} that nothing closes`;
  const opened = bare.replaceAll(')', '').length;
  const closed = bare.length - opened;
  if (opened === closed) return undefined;
  return `${opened} opening and ${closed} closing brackets`;
}

/** What the parser says, without its list of all that may follow, and the line of the statement. */
function syntaxError(error: unknown): Pick<Finding, 'line' | 'found'> {
  const {message, location} = error as Error & {location?: {start: {line: number}}};
  const found = /but (.*) found\.$/.exec(message)?.[1];
  return {
    line: location?.start.line,
    found: found === undefined ? message : `${found} out of place`,
  };
}

async function faultOf({text}: Statement, file: string): Promise<Finding | undefined> {
  const open = openFault(text);
  if (open !== undefined) return {found: open, expected: 'SQL that is complete'};
  const verb = /^\w*/.exec(text)?.[0].toUpperCase() ?? '';
  if (verb === 'GRANT' || verb === 'REVOKE') return grantFault(text);
  if (PARSED.test(text)) {
    const dialect = dialectOf(file);
    const parse = await parser();
    try {
      parse.astify(text.replace(TABLE_FUNCTION, 'a_table'), {database: dialect});
      return undefined;
    } catch (error) {
      return {...syntaxError(error), expected: `SQL that parses as ${dialect}`};
    }
  }
  if (ADMINISTRATION.includes(verb)) return undefined;
  const expected = `a statement: SELECT, WITH, INSERT, GRANT, REVOKE, ${ADMINISTRATION.join(', ')}`;
  return {found: text.slice(0, 60), expected};
}

/**
 * Checks a script of SQL.
 *
 * @param file the page's or source's file, whose name tells the dialect
 * @returns findings, whose lines count from the script's first line, as 1
 */
export async function sqlFindings(script: string, file: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const statement of statementsOf(withoutTemplates(script))) {
    const fault = await faultOf(statement, file);
    if (fault) findings.push({...fault, line: statement.line + (fault.line ?? 1) - 1});
  }
  return findings;
}

export const sql: CodeCheck = ({text, file}) => sqlFindings(text, file);
