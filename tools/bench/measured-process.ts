/** Runs a command and measures the time and memory of it and all processes it starts. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** The time and memory of a command. */
export type Usage = {
  wallSeconds: number;
  /** User and system time of the command and of every process it waited for. */
  cpuSeconds: number;
  /** Peak memory of the largest of its Node processes. */
  peakBytes: number;
};

/** Prints the accumulated times as specified by POSIX: first the shell's own, then those of its children. */
const SHELL = '"$@"; status=$?; times > "$BENCH_TIMES_FILE"; exit $status';

const PRELOAD = pathToFileURL(path.join(__dirname, 'peak-memory.mjs')).href;

/** Returns the seconds of children in the output of `times`: the sum of user and system time in its second line. */
export function childSeconds(times: string): number {
  const cells = times.trim().split('\n')[1]?.trim().split(/\s+/) ?? [];
  const seconds = cells.map((cell) => {
    const match = /^(\d+)m([\d.,]+)s$/.exec(cell);
    return match ? Number(match[1]) * 60 + Number(match[2]?.replace(',', '.')) : NaN;
  });
  const sum = seconds.reduce((total, one) => total + one, 0);
  if (seconds.length !== 2 || Number.isNaN(sum)) throw new Error(`Not understood: ${times}`);
  return sum;
}

/**
 * Runs a program until it exits.
 *
 * @throws Error with the end of its output if it fails
 */
export async function measureProcess(
  command: readonly string[],
  {cwd, env = {}}: {cwd: string; env?: Record<string, string>},
): Promise<Usage> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'datahub-docs-usage-'));
  const timesFile = path.join(folder, 'times');
  const peaks = path.join(folder, 'peaks');
  fs.mkdirSync(peaks);
  const start = performance.now();
  let output = '';
  try {
    const status = await new Promise<number | null>((resolve, reject) => {
      const child = spawn('sh', ['-c', SHELL, 'sh', ...command], {
        cwd,
        env: {
          ...process.env,
          ...env,
          NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${PRELOAD}`.trim(),
          BENCH_TIMES_FILE: timesFile,
          BENCH_PEAK_FOLDER: peaks,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
      child.on('error', reject).on('close', resolve);
    });
    if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${output}`);
    const wallSeconds = (performance.now() - start) / 1000;
    const held = fs
      .readdirSync(peaks)
      .map((name) => Number(fs.readFileSync(path.join(peaks, name), 'utf8')));
    return {
      wallSeconds,
      cpuSeconds: childSeconds(fs.readFileSync(timesFile, 'utf8')),
      peakBytes: Math.max(0, ...held),
    };
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
