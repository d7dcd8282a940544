/** Encodes the files of a film with ffmpeg. */
import {type ChildProcessByStdio, execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Readable, Writable} from 'node:stream';
import {ContributorError} from '../../../plugins/common/contributor-error';
import {type Part, RATE} from './film';
import {withPointer} from './pointer';

/**
 * How to encode a file, by its extension: formats that browsers play, without sound. After a change, delete the files of
 * clips: those whose frames look the same aren't replaced.
 */
export const SETTINGS = {
  webm: [
    ...['-c:v', 'libvpx-vp9', '-crf', '34', '-b:v', '0', '-deadline', 'good', '-cpu-used', '4'],
    ...['-row-mt', '1', '-g', '200', '-tune-content', 'screen'],
  ],
  mp4: [
    ...['-c:v', 'libx264', '-crf', '25', '-preset', 'medium', '-tune', 'animation', '-g', '200'],
    ...['-profile:v', 'high', '-movflags', '+faststart'],
  ],
} as const;

const COLORS = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];

const PLAIN = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

/** @throws ContributorError if ffmpeg is not installed */
export function checkEncoder(command = 'ffmpeg'): void {
  try {
    execFileSync(command, ['-version'], {stdio: 'ignore'});
  } catch {
    throw new ContributorError(
      `Found no ${command}, which encodes clips; expected it on the PATH. Install it (Debian: apt-get ` +
        'install --no-install-recommends ffmpeg; macOS: brew install ffmpeg), or name the scenes to take: ' +
        '`npm run pictures -- tags`. No clip was changed.',
    );
  }
}

type Encoder = ChildProcessByStdio<Writable, null, Readable>;

function start(size: string, settings: readonly string[], file: string): Encoder {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(RATE), '-i', '-'];
  const args = ['-v', 'error', '-y', ...input, ...COLORS, ...settings, ...PLAIN, '-an', file];
  return spawn('ffmpeg', args, {stdio: ['pipe', 'ignore', 'pipe']});
}

/** Waits until an encoder has written its file. @throws Error with its output if it fails */
async function finished(encoder: Encoder): Promise<void> {
  let said = '';
  encoder.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const [code] = (await once(encoder, 'close')) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg exited with ${code}: ${said.slice(0, 500)}`);
}

/**
 * @param parts of the film
 * @param files to write
 */
export async function encode(
  parts: readonly Part[],
  {width, height}: {width: number; height: number},
  files: Readonly<Record<keyof typeof SETTINGS, string>>,
): Promise<void> {
  const encoders = (['webm', 'mp4'] as const).map((kind) =>
    start(`${width}x${height}`, SETTINGS[kind], files[kind]),
  );
  const ends = Promise.all(encoders.map(finished));
  const feed = async () => {
    for (const {still, pointer, frames} of parts) {
      const pixels = await withPointer(still, pointer);
      for (let i = 0; i < frames; i++) {
        for (const {stdin} of encoders) {
          if (!stdin.write(pixels)) await once(stdin, 'drain');
        }
      }
    }
    for (const {stdin} of encoders) stdin.end();
  };
  // A failing encoder closes its input; its output is the better message.
  await Promise.all([feed().catch(() => undefined), ends]);
}
