/** The server for one connection: the tools, as the protocol describes them. */
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {Mistake} from './mistake';
import type {Site} from './site';
import {SiteUnavailable} from './site/files';
import type {Tool} from './tool';
import {TOOLS} from './tools';

const NAME = 'datahub-docs';

/** The form of requests and responses; raised when a tool changes in a way that callers notice. */
const VERSION = '1.0';

const INSTRUCTIONS = `Answers questions about DataHub, the metadata platform, from its documentation. It is read-only, and has no access to anyone's DataHub instance.
Search with search_docs, then read with get_page. Look names up with get_source, get_entity, and graphql_type instead of guessing settings, and pass every recipe to check_recipe before you show it.
Every tool takes a version; ask the user which release they run if it matters. Cite the addresses in the responses.`;

/** Logs go to stderr: on stdio, stdout is the protocol. */
function failure(name: string, error: unknown): string {
  if (error instanceof Mistake) return error.message;
  console.error(`${name}:`, error);
  return error instanceof SiteUnavailable
    ? 'The files of the documentation can’t be read at the moment. Try again in a minute.'
    : 'The documentation server failed on this call. Try other arguments.';
}

async function call(
  site: Site,
  {name, answer, output}: Tool,
  input: unknown,
): Promise<CallToolResult> {
  try {
    await site.refresh();
    const {text, data} = await answer(site, input);
    return {
      content: [{type: 'text', text}],
      ...(output && data && {structuredContent: data}),
    };
  } catch (error) {
    return {content: [{type: 'text', text: failure(name, error)}], isError: true};
  }
}

/** @returns a server with all tools, which isn't connected yet */
export function createServer(site: Site): McpServer {
  const server = new McpServer(
    {name: NAME, title: 'DataHub documentation', version: VERSION},
    {instructions: INSTRUCTIONS},
  );
  for (const one of TOOLS) {
    server.registerTool(
      one.name,
      {
        title: one.title,
        description: one.about,
        inputSchema: one.input.shape,
        ...(one.output && {outputSchema: one.output.shape}),
        annotations: {
          ...{title: one.title, readOnlyHint: true, destructiveHint: false},
          ...{idempotentHint: true, openWorldHint: false},
        },
      },
      (input: unknown) => call(site, one, input),
    );
  }
  return server;
}
