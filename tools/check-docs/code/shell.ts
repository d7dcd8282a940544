/** Shell commands parse, and so does the JSON that they send. */
import {spawnSync} from 'node:child_process';
import type {Finding} from '../rule';
import {lineAt} from '../prose';
import type {CodeBlock} from './block';
import {jsonFault} from './json';
import {checkDocument} from './graphql';
import type {schemasFor} from './schemas';

/** The body of a request in single quotes. */
const BODY = /(?:\s-d|--data(?:-raw|-binary)?)[ =]'([^']*)'/g;

function syntaxOf(text: string): Finding[] {
  const {status, stderr, error} = spawnSync('bash', ['-n'], {input: text, encoding: 'utf8'});
  if (error) throw new Error(`Shell blocks are checked with bash: ${error.message}. Install it.`);
  if (status === 0) return [];
  const [, line = '1', message = stderr] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return [{line: Number(line), found: message, expected: 'commands that `bash -n` accepts'}];
}

export function shell(schemas: ReturnType<typeof schemasFor>): (block: CodeBlock) => Finding[] {
  return (block) => {
    const {text} = block;
    const findings = syntaxOf(text);
    for (const {0: whole, 1: body = '', index} of text.matchAll(BODY)) {
      if (!/^\s*[[{]/.test(body)) continue;
      const line = lineAt(text, index + whole.indexOf(body));
      try {
        const {query} = JSON.parse(body) as {query?: unknown};
        if (typeof query !== 'string') continue;
        findings.push(...checkDocument(query, block, schemas).map((found) => ({...found, line})));
      } catch (error) {
        findings.push({
          line,
          found: jsonFault(error),
          expected: 'a body of JSON that parses',
        });
      }
    }
    return findings;
  };
}
