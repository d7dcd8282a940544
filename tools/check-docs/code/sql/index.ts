/** Checks SQL: queries and tables parse in their dialect, grants have their parts, and quotes and brackets are closed. */
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

/** A function that returns a table, which the parser supports only with a plain name: `TABLE(db.schema.f('a'))`. */
const TABLE_FUNCTION = /\bTABLE\s*\((?:[^()]|\([^()]*\))*\)/gi;

/**
 * Administrative statements, which parsers support for few databases: only their names, quotes, and brackets are
 * checked. An Oracle block counts as one.
 */
const ADMINISTRATION = [
  ...['ALTER', 'BEGIN', 'CALL', 'CREATE', 'DECLARE', 'DESCRIBE', 'DROP', 'EXEC', 'EXECUTE'],
  ...['REPLACE', 'REVERT', 'SET', 'SHOW', 'TRUNCATE', 'USE'],
];

/** dbt expands these before a database sees them; a call on its own lines prints nothing. */
function withoutTemplates(script: string): string {
  const lines = (text: string) => text.replace(/[^\n]/g, '');
  return script
    .replace(/^\{\{[^}]*\}\}$/gm, lines)
    .replace(/\{%[^%]*%\}/g, lines)
    .replace(/\{\{[^}]*\}\}/g, (text) => `template${lines(text)}`);
}

/** Returns what is wrong with the quotes and brackets of a statement. */
function openFault(text: string): string | undefined {
  const bare = text
    .replace(/\$\$[\s\S]*?\$\$|'(?:[^']|'')*'|"[^"]*"|`[^`]*`/g, '')
    .replace(/[^'"`()]/g, '');
  const quote = /['"`]/.exec(bare)?.[0];
  if (quote !== undefined) return `an unclosed ${quote}`;
  const opened = bare.replaceAll(')', '').length;
  const closed = bare.length - opened;
  if (opened === closed) return undefined;
  return `${opened} opening and ${closed} closing brackets`;
}

/** Returns the parser's message, without its list of possible tokens, and the line in the statement. */
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
 * Checks an SQL script.
 *
 * @param file the page's or source's file, whose name determines the dialect
 * @returns findings, whose lines are relative to the script, from 1
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
