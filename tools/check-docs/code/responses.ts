/** Checks responses that a page shows below a GraphQL operation, in the same section. */
import type {DocsPage} from '../page';
import type {Finding} from '../rule';
import {type CodeBlock, codeBlocks} from './block';
import {type OnlyOperation, onlyOperation, responseFaults} from './graphql-response';
import {isJsonObject, type JsonObject} from './json';
import type {schemasFor} from './schemas';

/** Returns the data of a response; undefined for other JSON, and for text that doesn't parse, which another check reports. */
function dataOf({text}: CodeBlock): JsonObject | undefined {
  try {
    const data = (JSON.parse(text) as {data?: unknown} | null)?.data;
    return isJsonObject(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** The names at the top of the response. */
const rootKeys = ({operation}: OnlyOperation) =>
  operation.selectionSet.selections.flatMap((one) =>
    one.kind === 'Field' ? (one.alias?.value ?? one.name.value) : [],
  );

/** @returns what responses of a page have too much of, lack, or have with the wrong type */
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
    const {line} = asked;
    const only = onlyOperation(asked.text);
    // Code in other languages may come in between, and the response may belong to it.
    const selected = only ? rootKeys(only) : [];
    if (!only || !Object.keys(data).every((key) => selected.includes(key))) return [];

    for (const [version, schema] of schemas(asked)) {
      const faults = responseFaults(only, data, schema);
      if (faults.length > 0) {
        return faults.map((found) => ({
          line: block.line,
          found,
          expected: `what ${version} returns for the operation on line ${line}`,
        }));
      }
    }
    return [];
  });
}
