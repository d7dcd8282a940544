/** Checks that shell commands parse, and so does the JSON that they send. */
import {spawnSync} from 'node:child_process';
import type {Finding} from '../rule';
import type {CodeBlock} from './block';
import {jsonFault} from './json';
import {checkDocument} from './graphql';
import {jsonBodies} from './request-bodies';
import type {schemasFor} from './schemas';

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
    for (const {text: body, line} of jsonBodies(text)) {
      try {
        const {query, entity} = JSON.parse(body) as {query?: unknown; entity?: unknown};
        // A Rest.li action has a text to search for in `query`, and the type in `entity`.
        if (typeof query !== 'string' || entity !== undefined) continue;
        findings.push(...checkDocument(query, block, schemas).map((found) => ({...found, line})));
      } catch (error) {
        findings.push({
          line,
          found: jsonFault(error),
          expected: 'a JSON body that parses',
        });
      }
    }
    return findings;
  };
}
