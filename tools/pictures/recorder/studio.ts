/** Records clips, and writes the files of those that changed. */
import fs from 'node:fs';
import path from 'node:path';
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
import {digestOf} from './film';
import {record, WINDOW} from './record';
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

/** @throws ContributorError if a file is too large */
function checkSizes(name: string, files: readonly string[]): void {
  const large = files.find((file) => fs.statSync(file).size > MOST_BYTES);
  if (large === undefined) return;
  throw new ContributorError(
    `Clip ${name}: found ${kilobytes(large)} kB in ${path.relative(ROOT, large)}, expected at most ${MOST_BYTES / 1000} kB. ` +
      'Show less, or split it into two clips.',
  );
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
      const files = Object.entries(clipFiles(version, name)).map(
        ([end, file]) => [end, path.join(ROOT, file)] as const,
      );
      const paths = Object.fromEntries(files) as ReturnType<typeof clipFiles>;
      const isThere = files.every(([, file]) => fs.existsSync(file));
      if (isThere && before?.digest === digest)
        return {facts: before, isNew: false, notes: warnings};
      fs.mkdirSync(path.dirname(paths.webm), {recursive: true});
      await encode(parts, WINDOW, paths);
      fs.writeFileSync(paths.vtt, webVtt(cues));
      await sharp(poster).avif(POSTER).toFile(paths.avif);
      checkSizes(name, Object.values(paths));
      const sizes = files.map(([end, file]) => `${end} ${kilobytes(file)} kB`).join(', ');
      return {facts, isNew: true, notes: [`${seconds.toFixed(0)} s; ${sizes}`, ...warnings]};
    },
  };
}
