/** Loaded into every Node process of a measured command: records the peak memory of the process. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {isMainThread} from 'node:worker_threads';

const folder = process.env.BENCH_PEAK_FOLDER;

if (isMainThread && folder) {
  process.on('exit', () => {
    // `maxRSS` is in KiB on every system (libuv).
    const bytes = process.resourceUsage().maxRSS * 1024;
    writeFileSync(path.join(folder, String(process.pid)), String(bytes));
  });
}
