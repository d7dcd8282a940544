/** Responses that a page shows below a GraphQL operation, in the same section. */
import type {DocsPage} from '../page';
import type {Finding} from '../rule';
import {type CodeBlock, codeBlocks} from './block';
import {onlyOperation, responseFaults} from './graphql-response';
import type {schemasFor} from './schemas';

type Json = Record<string, unknown>;

/** The data of a response; undefined for other JSON, and for what doesn't parse, which another check reports. */
function dataOf({text}: CodeBlock): Json | undefined {
  try {
    const data = (JSON.parse(text) as {data?: unknown} | null)?.data;
    return typeof data === 'object' && data !== null ? (data as Json) : undefined;
  } catch {
    return undefined;
  }
}

/** The names at the top of the response. */
function rootKeys(text: string): string[] {
  const selections = onlyOperation(text)?.operation.selectionSet.selections ?? [];
  return selections.flatMap((one) =>
    one.kind === 'Field' ? (one.alias?.value ?? one.name.value) : [],
  );
}

/** @returns what responses of a page have too much, too little, or of another type */
export function checkResponses(page: DocsPage, schemas: ReturnType<typeof schemasFor>): Finding[] {
  const headings = page.tree.children
    .filter(({type}) => type === 'heading')
    .map(({position}) => position?.start.line ?? 0);
  const sectionOf = (line: number) => headings.findLast((one) => one < line);
  let asked: CodeBlock | undefined;
  return codeBlocks(page).flatMap((block) => {
    if (block.language === 'graphql' && !/\bapi=/.test(block.meta)) asked = block;
    const data = block.language === 'json' ? dataOf(block) : undefined;
    if (!data || !asked || sectionOf(asked.line) !== sectionOf(block.line)) return [];
    const operation = asked;
    // Code in other languages may come in between, and the response may be its own.
    const selected = rootKeys(operation.text);
    if (!Object.keys(data).every((key) => selected.includes(key))) return [];

    for (const [version, schema] of schemas(operation)) {
      const faults = responseFaults(operation.text, data, schema);
      if (faults.length > 0) {
        return faults.map((found) => ({
          line: block.line,
          found,
          expected: `what ${version} returns for the operation on line ${operation.line}`,
        }));
      }
    }
    return [];
  });
}
