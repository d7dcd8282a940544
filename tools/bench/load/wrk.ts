/** Sends a server as many requests as it answers, with the program wrk. */
import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';
import {installed} from '../../server/programs/program';

/** What a server did: all requests, how many a second, and the time that 99 % of them took at most. */
export type Load = {requests: number; rate: number; p99: number};

/** Connections that are kept busy: more than the servers have processes, fewer than would only wait. */
const CONNECTIONS = 16;

/** What a browser of today takes. */
const ACCEPT = 'Accept-Encoding: gzip, deflate, br';

const PER_MILLISECOND: Readonly<Record<string, number>> = {
  us: 1000,
  ms: 1,
  s: 0.001,
  m: 1 / 60_000,
};

/**
 * Reads what wrk prints.
 *
 * @throws Error with the text if a figure is missing, or if connections broke
 */
export function parseWrk(output: string): Load {
  const [, requests] = /(\d+) requests in/.exec(output) ?? [];
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(output) ?? [];
  if (!requests || !rate || !p99 || output.includes('Socket errors')) {
    throw new Error(`wrk did not measure:\n${output}`);
  }
  return {
    requests: Number(requests),
    rate: Number(rate),
    p99: Number(p99) / (PER_MILLISECOND[unit] ?? NaN),
  };
}

/**
 * Keeps a server busy with one address.
 *
 * @throws Error if wrk is not installed or did not measure
 */
export async function load(url: string, seconds: number): Promise<Load> {
  if (!installed('wrk', '-v')) {
    throw new Error('wrk is not installed; install it (Debian: "sudo apt-get install wrk")');
  }
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-H', ACCEPT, url];
  const child = spawn('wrk', args, {stdio: ['ignore', 'pipe', 'inherit']});
  return parseWrk(await text(child.stdout));
}
