/** Decides whether two clips look the same to a viewer: a pixel that a browser draws a little differently isn't a change. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {looksSame, type Pixels} from '../same-picture';
import type {Part} from './film';

type Size = {width: number; height: number};

/** The last frame of each picture of the screen: until then, its encoding has become sharp. */
function framesToCompare(parts: readonly Part[]): number[] {
  let end = 0;
  return parts.flatMap(({still, frames}, i) => {
    end += frames;
    return parts[i + 1]?.still.equals(still) ? [] : [end - 1];
  });
}

/** Decodes some frames of a video, in their order. */
async function* decode(
  file: string,
  {width, height}: Size,
  frames: readonly number[],
): AsyncGenerator<Pixels> {
  const select = `select='${frames.map((n) => `eq(n,${n})`).join('+')}'`;
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'];
  const args = ['-v', 'error', '-i', file, '-vf', select, '-fps_mode', 'passthrough', ...raw];
  const decoder = spawn('ffmpeg', args, {stdio: ['ignore', 'pipe', 'inherit']});
  const size = width * height * 3;
  let data = Buffer.alloc(size);
  let filled = 0;
  for await (const chunk of decoder.stdout as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length;) {
      const copied = chunk.copy(data, filled, at);
      at += copied;
      filled += copied;
      if (filled < size) continue;
      yield {width, height, data};
      data = Buffer.alloc(size);
      filled = 0;
    }
  }
}

/**
 * Compares the encoded files of a clip with earlier ones, at the end of each picture of the screen.
 *
 * @param before the earlier file; it may be missing
 * @param now the new file, of the same size
 * @param parts of the new clip
 * @returns the number of the first frame that looks different, or undefined if the clips look the same
 */
export async function firstDifference(
  before: string,
  now: string,
  size: Size,
  parts: readonly Part[],
): Promise<number | undefined> {
  if (!fs.existsSync(before)) return 0;
  const frames = framesToCompare(parts);
  const earlier = decode(before, size, frames);
  let compared = 0;
  for await (const pixels of decode(now, size, frames)) {
    const {value} = await earlier.next();
    if (!value || !looksSame(value as Pixels, pixels)) break;
    compared++;
  }
  await earlier.return(undefined);
  return frames[compared];
}
