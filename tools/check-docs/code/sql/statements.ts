/** Splits an SQL script into its statements. */

/** A statement without the comments before it, and the line of the script, from 1, on which it starts. */
export type Statement = {text: string; line: number};

/** What may contain a semicolon that doesn't end a statement, in matching order; the last is a fault. */
const WHOLE = [
  /--[^\n]*/y,
  /\/\*[\s\S]*?\*\//y,
  /\$\$[\s\S]*?\$\$/y,
  /'(?:[^']|'')*'/y,
  /"[^"]*"/y,
  /`[^`]*`/y,
];

/** A procedural block runs up to a line that is a slash (Oracle). */
const BLOCK = /(?:SET SERVEROUTPUT ON\s+)?(?:BEGIN|DECLARE)\b[\s\S]*?^\/$/imy;

/** Returns the piece at an offset that can't be split: a comment, quoted text, or one character. */
function pieceAt(script: string, offset: number): string {
  for (const pattern of WHOLE) {
    pattern.lastIndex = offset;
    const found = pattern.exec(script);
    if (found) return found[0];
  }
  return script.charAt(offset);
}

const isComment = (piece: string) => /^(?:--|\/\*)/.test(piece);

/** @param script one or more statements, separated by semicolons */
export function statementsOf(script: string): Statement[] {
  const statements: Statement[] = [];
  let text = '';
  let start = 0;
  const end = () => {
    const line = script.slice(0, start).split('\n').length;
    if (text.trim() !== '') statements.push({text: text.trim(), line});
    text = '';
  };
  for (let offset = 0; offset < script.length;) {
    BLOCK.lastIndex = offset;
    const block = text === '' ? BLOCK.exec(script)?.[0] : undefined;
    const piece = block ?? pieceAt(script, offset);
    const blank = piece.trim() === '' || isComment(piece);
    if (text === '' && !blank) start = offset;
    // The line breaks of comments remain, which keeps line numbers in the parser's messages correct.
    const kept = isComment(piece) ? piece.replace(/[^\n]/g, '') : piece;
    if (piece === ';') end();
    else if (text !== '' || !blank) text += kept;
    offset += piece.length;
    if (block !== undefined) end();
  }
  end();
  return statements;
}
