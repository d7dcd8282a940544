/** Connects the protocol's own client to the documentation server. */
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {ROOT} from '../../plugins/common/root';
import {BUILD} from './site';

/** What a tool returned. */
export type Called = {text: string; data: Record<string, unknown>; isError: boolean};

/** Calls tools of a server. */
export type Caller = {
  call: (name: string, args?: Record<string, unknown>) => Promise<Called>;
  client: Client;
  close: () => Promise<void>;
};

function callerOf(client: Client): Caller {
  return {
    client,
    async call(name, args = {}) {
      const result = (await client.callTool({name, arguments: args})) as CallToolResult;
      const [content] = result.content;
      return {
        text: content?.type === 'text' ? content.text : '',
        data: result.structuredContent ?? {},
        isError: result.isError === true,
      };
    },
    close: () => client.close(),
  };
}

const newClient = () => new Client({name: 'tests', version: '1.0'});

/** Starts the server as docs/mcp-docs-server.md says, from another folder. */
export async function overStdio(): Promise<Caller> {
  const client = newClient();
  const site = ['--', '--site', path.relative(ROOT, BUILD) || '.'];
  await client.connect(
    new StdioClientTransport({
      command: 'npm',
      args: ['--silent', '--prefix', ROOT, 'run', 'mcp', ...site],
      cwd: path.dirname(ROOT),
    }),
  );
  return callerOf(client);
}

/** @param url of a server */
export async function overHttp(url: string): Promise<Caller> {
  const client = newClient();
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  return callerOf(client);
}
