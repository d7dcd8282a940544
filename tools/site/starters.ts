/** Finds the programs that started this one, to detect when they are gone. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

/** Shells that npm puts between itself and a script; they outlive an npm that was killed. */
const SHELL = /(?:^|\/)(?:ba|da|z|k|a)?sh$/;

type Parent = {name: string; parent: number; state?: string};

function fromProc(pid: number): Parent | undefined {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return undefined;
  const [, name = '', state = '', parent = ''] =
    /^\d+ \((.*)\) (\S) (\d+)/s.exec(fs.readFileSync(file, 'utf8')) ?? [];
  return {name, state, parent: Number(parent)};
}

function fromPs(pid: number): Parent | undefined {
  const {stdout} = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], {encoding: 'utf8'});
  const [, parent = '', name = ''] = /^\s*(\d+)\s+(.*\S)/.exec(stdout ?? '') ?? [];
  return parent === '' ? undefined : {name, parent: Number(parent)};
}

/** Returns true while a process runs; a zombie process counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return fromProc(pid)?.state !== 'Z';
}

/** Returns the process that started this one and, if that is the shell of an npm script, npm too; none on Windows. */
export function starters(): number[] {
  if (process.platform === 'win32') return [];
  const {ppid} = process;
  const parent = fromProc(ppid) ?? fromPs(ppid);
  const isScript = process.env['npm_lifecycle_event'] !== undefined;
  return isScript && parent && SHELL.test(parent.name) ? [ppid, parent.parent] : [ppid];
}
