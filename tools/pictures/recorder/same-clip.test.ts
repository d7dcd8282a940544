/** Clips as ffmpeg encodes them: which changes count. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {expect, it} from 'vitest';
import {makeTempDir} from '../../../plugins/common/testing/temp-dir';
import {encode} from './encode';
import type {Part} from './film';
import {firstDifference} from './same-clip';
import {hasEncoder} from './testing/has-encoder';

const SIZE = {width: 64, height: 48};
const AWAY = {x: 500, y: 500};

/** A picture of the screen; `mark` is a black line of this height. */
const still = (background: string, mark = 0) =>
  sharp({create: {...SIZE, channels: 3, background}})
    .composite(
      mark === 0
        ? []
        : [
            {
              input: {create: {width: 2, height: mark, channels: 3, background: '#000'}},
              left: 20,
              top: 8,
            },
          ],
    )
    .png()
    .toBuffer();

it.runIf(hasEncoder())('a clip is replaced if a viewer sees a difference', async () => {
  const folder = makeTempDir({});
  const make = async (name: string, parts: readonly Part[]) => {
    const files = {
      webm: path.join(folder, `${name}.webm`),
      mp4: path.join(folder, `${name}.mp4`),
    };
    await encode(parts, SIZE, files);
    return files.mp4;
  };
  const film = async (second: Buffer): Promise<Part[]> => [
    {still: await still('#fff'), pointer: AWAY, frames: 15},
    {still: second, pointer: AWAY, frames: 10},
  ];
  const parts = await film(await still('#eee'));
  const before = await make('before', parts);
  const compare = async (name: string, other: readonly Part[]) =>
    firstDifference(before, await make(name, other), SIZE, other);
  expect(await compare('again', parts)).toBeUndefined();
  expect(await compare('nearly', await film(await still('#efefee')))).toBeUndefined();
  expect(await compare('letter', await film(await still('#eee', 12)))).toBe(24);
  expect(await firstDifference(path.join(folder, 'none.mp4'), before, SIZE, parts)).toBe(0);
  fs.rmSync(folder, {recursive: true});
});
