/** Records clips, and writes the files of those that changed. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import sharp from 'sharp';
import type {World} from '../../../plugins/acme';
import {ContributorError} from '../../../plugins/common/contributor-error';
import {ROOT} from '../../../plugins/common/root';
import {clipFiles} from '../../../plugins/pictures/manifest';
import type {ClipFacts} from '../../../src/features/clips/model';
import type {Clip} from '../clip';
import type {PageLabel} from '../page-labels';
import type {RunningPlatform} from '../server';
import type {Performed} from '../screen';
import {openWindow} from '../window';
import {encode, SETTINGS} from './encode';
import {digestOf, RATE} from './film';
import {record, WINDOW} from './record';
import {firstDifference} from './same-clip';
import {webVtt} from './vtt';

/** The poster of a clip: it has to be small. */
const POSTER = {quality: 52, effort: 6, chromaSubsampling: '4:4:4'} as const;

/** Maximum size of a clip's file. */
const MOST_BYTES = 600_000;

/** The outcome of a clip. */
type Made = {facts: ClipFacts; isNew: boolean; notes: string[]};

/** One window for all clips. */
export type Studio = {
  make: (
    name: string,
    clip: Clip,
    version: string,
    before: ClipFacts | undefined,
    of: {file: string; labels: readonly PageLabel[]; performed: Performed},
  ) => Promise<Made>;
  close: () => Promise<void>;
};

const kilobytes = (file: string) => Math.round(fs.statSync(file).size / 1000);

type Files = ReturnType<typeof clipFiles>;

const absolute = (files: Files) =>
  Object.fromEntries(
    Object.entries(files).map(([end, file]) => [end, path.join(ROOT, file)]),
  ) as Files;

/**
 * @param made the videos, before they replace earlier ones
 * @throws ContributorError if one is too large
 */
function checkSizes(name: string, made: Pick<Files, 'webm' | 'mp4'>, paths: Files): void {
  const large = (['webm', 'mp4'] as const).find((end) => fs.statSync(made[end]).size > MOST_BYTES);
  if (large === undefined) return;
  throw new ContributorError(
    `Clip ${name}: found ${kilobytes(made[large])} kB in ${path.relative(ROOT, paths[large])}, expected at most ${MOST_BYTES / 1000} kB. ` +
      'Show less, or split it into two clips.',
  );
}

/** What a run prints below a new clip: how long it is, where it differs from the earlier one, and the sizes of its files. */
function described(seconds: number, frame: number | undefined, files: Files): string {
  const since =
    frame === undefined || frame === 0 ? '' : `, new from ${(frame / RATE).toFixed(1)} s on`;
  const sizes = Object.entries(files).map(([end, file]) => `${end} ${kilobytes(file)} kB`);
  return `${seconds.toFixed(0)} s${since}; ${sizes.join(', ')}`;
}

/** Opens a window for clips. */
export async function openStudio(platform: RunningPlatform, world: World): Promise<Studio> {
  const {context, close} = await openWindow({viewport: WINDOW, scale: 1});
  return {
    close,
    async make(name, clip, version, before, of) {
      const {parts, cues, seconds, poster, warnings} = await record(name, clip, {
        ...{context, platform, world},
        ...of,
      });
      const digest = digestOf(parts, cues, [SETTINGS, WINDOW]);
      const facts = {...WINDOW, seconds, digest, cues};
      const paths = absolute(clipFiles(version, name));
      const isThere = Object.values(paths).every((file) => fs.existsSync(file));
      if (isThere && before?.digest === digest)
        return {facts: before, isNew: false, notes: warnings};
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clip-'));
      const made = {webm: path.join(folder, 'clip.webm'), mp4: path.join(folder, 'clip.mp4')};
      try {
        await encode(parts, WINDOW, made);
        const canBeSame = isThere && isDeepStrictEqual({...before, digest}, facts);
        const frame = canBeSame ? await firstDifference(paths.mp4, made.mp4, WINDOW, parts) : 0;
        if (before && frame === undefined) return {facts: before, isNew: false, notes: warnings};
        checkSizes(name, made, paths);
        fs.mkdirSync(path.dirname(paths.webm), {recursive: true});
        fs.copyFileSync(made.webm, paths.webm);
        fs.copyFileSync(made.mp4, paths.mp4);
        fs.writeFileSync(paths.vtt, webVtt(cues));
        await sharp(poster).avif(POSTER).toFile(paths.avif);
        return {facts, isNew: true, notes: [described(seconds, frame, paths), ...warnings]};
      } finally {
        fs.rmSync(folder, {recursive: true});
      }
    },
  };
}
