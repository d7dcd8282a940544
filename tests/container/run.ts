/**
 * Runs the container's program without Docker: this machine's nginx in separate namespaces, where the file system is
 * read-only, the files of the image are in place, and only the paths in compose.yaml are writable.
 */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Image} from './image';

/** A running container. */
export type Container = {
  /** Runs a program in the container. */
  run: (...command: string[]) => {status: number | null; output: string};
  /** What it has printed so far. */
  log: () => string;
  /** Ends it, with all its processes. */
  stop: () => Promise<void>;
};

/** Where a container may write, and with which options of `mount`. */
type Writable = {at: string; options: string};

/** What runs a command as root: nothing if we are root, undefined if this machine doesn't allow it. */
const PREFIX: readonly string[] | undefined =
  process.getuid?.() === 0
    ? []
    : spawnSync('sudo', ['-n', 'true']).status === 0
      ? ['sudo', '-n']
      : undefined;

const asRoot = (command: readonly string[]): [string, string[]] => {
  const [program = '', ...args] = [...(PREFIX ?? []), ...command];
  return [program, args];
};

const UNSHARE = ['unshare', '--mount', '--net', '--pid', '--fork', '--mount-proc'];

/** Returns the reason why no container can be started here, or undefined if one can. */
export function whyNot(): string | undefined {
  if (PREFIX === undefined)
    return 'only root can create namespaces here, and sudo requires a password';
  const programs = ['nginx', 'unshare', 'nsenter', 'setpriv', 'wget', 'curl', 'ip'];
  const missing = programs.filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`;
  return spawnSync(...asRoot([...UNSHARE, 'true'])).status === 0
    ? undefined
    : 'namespaces are disabled';
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Folders of this machine where the image has files. */
const FOLDERS = ['/etc/nginx', '/srv'];

/** Puts the files of the image in place. Of nginx's own files in /etc/nginx, only the list of media types is used. */
function fileSystem({copies}: Image, writable: readonly Writable[]): string[] {
  const copy = ({from, to}: Image['copies'][number]) =>
    fs.statSync(from).isDirectory()
      ? `mkdir -p ${quote(to)}; mount --bind ${quote(from)} ${quote(to)}; mount -o remount,bind,ro ${quote(to)}`
      : `mkdir -p ${quote(path.posix.dirname(to))}; cp ${quote(from)} ${quote(to)}`;
  return [
    'set -e',
    'ip link set lo up',
    'mount --make-rprivate /',
    'types=$(cat /etc/nginx/mime.types)',
    ...FOLDERS.map((folder) => `mount -t tmpfs tmpfs ${folder}`),
    'echo "$types" > /etc/nginx/mime.types',
    ...copies.map(copy),
    ...[...FOLDERS, '/'].map((folder) => `mount -o remount,bind,ro ${folder}`),
    ...writable.map(({at, options}) => `mount -t tmpfs -o ${quote(options)} tmpfs ${quote(at)}`),
  ];
}

/** Returns the command that starts the program with the restrictions of compose.yaml; `cat` replaces Docker's log. */
function start({user, command}: Image): string {
  const inner = `${command.map(quote).join(' ')} 2>&1 | cat`;
  const rights = '--clear-groups --inh-caps=-all --bounding-set=-all --no-new-privs';
  return `exec setpriv --reuid=${user} --regid=${user} ${rights} sh -c ${quote(inner)}`;
}

/** Returns the first process of the namespace: the child of `unshare`, which may itself be the child of `sudo`. */
function firstInside(pid: number): number {
  const name = fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  const [child] = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  if (name !== 'sudo' && name !== 'unshare') return pid;
  if (!child) throw new Error(`${name} has not started anything yet.`);
  return firstInside(Number(child));
}

/**
 * Starts the container and waits until its health check passes.
 *
 * @throws Error with what it printed, if it ends or takes more than ten seconds
 */
export async function startContainer(
  image: Image,
  writable: readonly Writable[],
): Promise<Container> {
  const script = [...fileSystem(image, writable), start(image)].join('\n');
  const child = spawn(...asRoot([...UNSHARE, 'sh', '-c', script]));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const closed = new Promise((resolve) => child.once('close', resolve));

  const stop = async () => {
    // When its first process ends, so do all others in the namespace.
    const isOver = child.exitCode !== null;
    if (!isOver) spawnSync(...asRoot(['kill', '-KILL', String(firstInside(child.pid ?? 0))]));
    await closed;
  };
  const run = (...command: string[]) => {
    const inside = ['nsenter', '-t', String(firstInside(child.pid ?? 0)), '-m', '-n', '-p'];
    const {status, stdout, stderr} = spawnSync(...asRoot([...inside, ...command]));
    return {status, output: `${stdout}${stderr}`};
  };
  const isHealthy = () => {
    try {
      return run(...image.health).status === 0;
    } catch {
      return false; // No process has started yet.
    }
  };
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (isHealthy()) return {run, log: () => output, stop};
    await sleep(100);
  }
  await stop();
  throw new Error(`The container did not start:\n${output}`);
}
