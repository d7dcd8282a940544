/** Files of clips: the message without ffmpeg, and what ffmpeg creates. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {expect, it} from 'vitest';
import {makeTempDir} from '../../../plugins/common/testing/temp-dir';
import {checkEncoder, encode} from './encode';
import {hasEncoder} from './testing/has-encoder';

it('a machine without the encoder gets a message about what to install', () => {
  expect(() => checkEncoder('ffmpeg-that-is-not-there')).toThrowErrorMatchingInlineSnapshot(
    `[ContributorError: Found no ffmpeg-that-is-not-there, which encodes clips; expected it on the PATH. Install it (Debian: apt-get install --no-install-recommends ffmpeg; macOS: brew install ffmpeg), or name the scenes to take: \`npm run pictures -- tags\`. No clip was changed.]`,
  );
});

it.runIf(hasEncoder())(
  'a film becomes two files of its size and length, without sound',
  async () => {
    const folder = makeTempDir({});
    const files = {webm: path.join(folder, 'a.webm'), mp4: path.join(folder, 'a.mp4')};
    const still = (background: string) =>
      sharp({create: {width: 64, height: 48, channels: 3, background}})
        .png()
        .toBuffer();
    await encode(
      [
        {still: await still('#fff'), pointer: {x: 60, y: 46, presses: true}, frames: 15},
        {still: await still('#00f'), pointer: {x: 500, y: 500}, frames: 5},
      ],
      {width: 64, height: 48},
      files,
    );
    for (const file of Object.values(files)) {
      const args = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', file];
      const {streams, format} = JSON.parse(execFileSync('ffprobe', args, {encoding: 'utf8'})) as {
        streams: unknown[];
        format: {duration: string};
      };
      expect(streams).toMatchObject([{codec_type: 'video', width: 64, height: 48}]);
      expect(Number(format.duration)).toBeCloseTo(1, 1);
    }
    fs.rmSync(folder, {recursive: true});
  },
);
