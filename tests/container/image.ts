/** Reads what the container consists of, and how it is started, from Dockerfile and compose.yaml. */
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';
import {ROOT} from '../../plugins/common/root';
import {BUILD} from '../built/site';

/** The last stage of the Dockerfile: what it copies, which user it runs as, what it starts, and its health check. */
export type Image = {
  copies: {from: string; to: string}[];
  user: string;
  command: string[];
  health: string[];
};

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** Returns the instructions after the last FROM, one per line. */
function lastStage(): string[] {
  const lines = read('Dockerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')) + 1);
}

const words = (json: string | undefined) => z.array(z.string()).parse(JSON.parse(json ?? '[]'));

/** @throws Error if an instruction has a form that isn't supported here */
export function readImage(): Image {
  const lines = lastStage();
  const after = (instruction: RegExp) =>
    lines.flatMap((line) => instruction.exec(line)?.slice(1, 3) ?? []);
  const copies = lines
    .filter((line) => line.startsWith('COPY '))
    .map((line) => {
      const [, from, to] = /^COPY (?:--from=build )?(\S+) (\S+)$/.exec(line) ?? [];
      if (!from || !to) throw new Error(`Dockerfile: this test can't parse "${line}".`);
      const file = path.posix.relative('/site', path.posix.resolve('/site', from));
      return {from: file === 'build' ? BUILD : path.join(ROOT, file), to};
    });
  return {
    copies,
    user: after(/^USER (\d+):\d+$/)[0] ?? '',
    command: words(after(/^ENTRYPOINT (\[.*\])$/)[0]),
    health: words(after(/^HEALTHCHECK .*CMD (\[.*\])$/)[0]),
  };
}

/**
 * Returns where the service in compose.yaml may write: the path and options of each temporary file system.
 *
 * @throws Error if the service has more privileges than the tests allow
 */
export function writablePlaces(): {at: string; options: string}[] {
  const service = z.object({
    read_only: z.literal(true),
    tmpfs: z.array(z.string()),
    cap_drop: z.tuple([z.literal('ALL')]),
    cap_add: z.never().optional(),
    security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  });
  const {services} = z
    .object({services: z.object({docs: service})})
    .parse(parse(read('compose.yaml')));
  return services.docs.tmpfs.map((entry) => {
    const [at = '', options = ''] = entry.split(':');
    return {at, options};
  });
}
