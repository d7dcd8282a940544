/** Sends a server as many requests as it can handle, with the program wrk. */
import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';
import {installed} from '../../server/programs/program';

/** The result: all requests, requests per second, and the maximum time of the fastest 99%. */
export type Load = {requests: number; rate: number; p99: number};

/** Connections to keep busy: more than the servers have processes, but not so many that they only wait. */
const CONNECTIONS = 16;

/** What current browsers accept. */
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
 * Keeps a server busy with one URL.
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
