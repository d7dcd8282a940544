/** Reads the arguments of `npm run mcp`. */
import {parseArgs} from 'node:util';

/** How to run the server. */
export type McpOptions = {
  help: boolean;
  /** Folder of a build, or address of a site. */
  site: string;
  /** Undefined for stdio. */
  http?: {
    port: number;
    host: string;
    /** Host names besides those of this machine. */
    hosts: readonly string[];
    /** Origins of pages besides those of this machine; `*` stands for all. */
    origins: readonly string[];
    addressHeader?: string;
    /** Requests per minute and address. */
    rate: number;
  };
};

export const HELP = `Usage: npm --silent run mcp -- [options]

Answers AI assistants' questions from the built site. Without --http, it communicates over stdin and stdout.

  --site <folder or URL>         built site to read (default: build)
  --http                         serve streamable HTTP at /mcp instead
  --port <number>                port for --http (default: 6280)
  --host <address>               address to listen on (default: localhost)
  --allow-host <name>            host name of the public address; may be repeated
  --allow-origin <origin>        origin of pages that may call, or *; may be repeated
  --address-header <name>        header in which your proxy passes the client's address
  --rate <number>                requests per minute and address (default: 120)
  --help                         show this text
`;

function number(name: string, given: string, [least, most]: [number, number]): number {
  const value = Number(given);
  if (/^\d+$/.test(given) && value >= least && value <= most) return value;
  throw new Error(`${name} must be a number from ${least} to ${most}, not "${given}".`);
}

/** @throws Error for the contributor if an argument is unknown or invalid */
export function mcpOptions(args: readonly string[]): McpOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {
      help: {type: 'boolean', default: false},
      site: {type: 'string', default: 'build'},
      http: {type: 'boolean', default: false},
      port: {type: 'string', default: '6280'},
      host: {type: 'string', default: 'localhost'},
      'allow-host': {type: 'string', multiple: true, default: []},
      'allow-origin': {type: 'string', multiple: true, default: []},
      'address-header': {type: 'string'},
      rate: {type: 'string', default: '120'},
    },
  });
  const {help, site, host} = values;
  if (!values.http) return {help, site};
  const addressHeader = values['address-header'];
  return {
    ...{help, site},
    http: {
      port: number('--port', values.port, [0, 65_535]),
      host,
      hosts: values['allow-host'].map((name) => name.toLowerCase()),
      origins: values['allow-origin'].map((origin) => origin.toLowerCase()),
      rate: number('--rate', values.rate, [1, 1_000_000]),
      ...(addressHeader !== undefined && {addressHeader}),
    },
  };
}
