/** `npm run mcp`: the documentation server for AI assistants. See `--help`. */
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {main} from '../common/main';
import {listen} from '../server/listen';
import {LOCAL} from './http/callers';
import {createHandler} from './http/handler';
import {createNodeServer, MCP_PATH} from './http/node-server';
import {openSite} from './open-site';
import {HELP, mcpOptions, type McpOptions} from './options';
import {createServer} from './server';
import type {Site} from './site';
import {warm} from './warm';

/** Talks until the client closes stdin. */
async function runStdio(site: Site): Promise<number> {
  const server = createServer(site);
  const closed = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
  await server.connect(new StdioServerTransport());
  await closed;
  await server.close();
  return 0;
}

async function runHttp(site: Site, options: NonNullable<McpOptions['http']>): Promise<number> {
  const {hosts, origins, rate, addressHeader, port, host} = options;
  const handler = createHandler(site, {
    callers: {hosts: [...LOCAL.hosts, ...hosts], origins},
    rate: {requests: rate, milliseconds: 60_000},
  });
  const server = createNodeServer(handler, addressHeader);
  console.error(`MCP server at ${await listen(server, port, host)}${MCP_PATH} (Ctrl+C to stop)`);
  return new Promise((resolve) => {
    const stop = () => server.close(() => resolve(0)).closeAllConnections();
    process.once('SIGINT', stop).once('SIGTERM', stop);
  });
}

main(async () => {
  const {help, site: place, http} = mcpOptions(process.argv.slice(2));
  if (help) {
    process.stdout.write(HELP);
    return 0;
  }
  const site = await openSite(place);
  void warm(site);
  return http ? runHttp(site, http) : runStdio(site);
});
