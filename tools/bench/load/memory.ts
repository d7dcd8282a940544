/** Measures what requests leave behind in the memory of our server. */
import fs from 'node:fs';
import {weighDocs} from '../html-weight';
import {type Addresses, ours} from './subjects';
import {load} from './wrk';

/** Requests over which the memory of our server must stay stable, after those that fill its caches. */
const MEMORY_REQUESTS = 100_000;

/** Returns the bytes of a process in memory. */
function residentBytes(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

/**
 * Requests every page in turn, an asset, and a missing page.
 *
 * @returns bytes by which the memory of the server grew over 100,000 requests
 */
export async function memoryGrowth(build: string, at: Addresses): Promise<number> {
  const {origin, pid, stop} = await ours(build)();
  const pages = weighDocs(build).map(({url}) => url);
  const visit = async (least: number) => {
    let requests = 0;
    for (let next = 0; requests < least; next += 1) {
      const paths = [at.asset, at['404'], pages[next % pages.length] ?? at.page];
      for (const one of paths) requests += (await load(origin + one, 1)).requests;
    }
  };
  try {
    await visit(MEMORY_REQUESTS / 5);
    const before = residentBytes(pid ?? process.pid);
    await visit(MEMORY_REQUESTS);
    return residentBytes(pid ?? process.pid) - before;
  } finally {
    await stop();
  }
}
