/** Comments that highlight lines, such as `# highlight-next-line`, and that readers don't see. */

const DIRECTIVE =
  /^\s*(?:#|\/\/|--|<!--|\/\*)\s*highlight-(next-line|start|end)\s*(?:-->|\*\/)?\s*$/;

/** @returns the code without these comments, and the numbers of the lines they highlight, from 1 */
export function withoutMarks(code: string): {code: string; marked: number[]} {
  const lines: string[] = [];
  const marked: number[] = [];
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const directive = DIRECTIVE.exec(line)?.[1];
    if (directive === undefined) {
      lines.push(line);
      if (inside || next) marked.push(lines.length);
      next = false;
    } else if (directive === 'next-line') next = true;
    else inside = directive === 'start';
  }
  return {code: lines.join('\n'), marked};
}
