/** Takes the pictures and clips of one version. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {loadWorld} from '../../plugins/acme';
import {ContributorError} from '../../plugins/common/contributor-error';
import {ROOT} from '../../plugins/common/root';
import {Problems} from '../../plugins/facts/problems';
import {loadEveryVersion} from '../../plugins/reference';
import {
  type Kind,
  pictureFiles,
  readClips,
  readManifest,
  shotFiles,
} from '../../plugins/pictures/manifest';
import {NEXT} from '../../plugins/releases/model';
import type {Version} from '../../plugins/releases/version';
import {type Camera, openCamera} from './camera';
import {frontEnd} from './front-end';
import {pageLabels} from './page-labels';
import {type RunningPlatform, startPlatform} from './server';
import type {Proofs} from './proof';
import {checkEncoder} from './recorder/encode';
import {openStudio} from './recorder/studio';
import {savePicture} from './save-picture';
import {type Task, tasksOf} from './tasks';
import {writeManifest} from './write-manifest';

/** The commit of the public source that Next describes; releases have a tag. */
const NEXT_COMMIT = '71e104068e';
const refOf = (version: string) => (version === NEXT ? NEXT_COMMIT : `v${version}`);

/** The outcome: steps that were performed, and why scenes failed. */
export type Outcome = {proofs: Proofs; failures: string[]};

/** Removes pictures or clips whose scenes were removed, and their files. */
function removeOthers(
  version: string,
  kind: Kind,
  taken: Map<string, unknown>,
  tasks: readonly {name: string}[],
) {
  const names = new Set(tasks.map(({name}) => name));
  for (const scene of [...taken.keys()].filter((one) => !names.has(one))) {
    taken.delete(scene);
    for (const file of shotFiles(version, {kind, scene})) {
      fs.rmSync(path.join(ROOT, file), {force: true});
    }
    console.log(`${version} ${kind} ${scene}: removed, because it has no scene`);
  }
}

/** Loads the version's front end and the example company's data. @returns a function that starts a platform with them */
function loadPlatform(version: string) {
  const problems = new Problems();
  const world = loadWorld(ROOT, problems);
  problems.throwIfAny();
  const versions = loadEveryVersion(ROOT);
  const reference = versions.find((one) => one.version.name === version);
  if (!reference) {
    const names = versions.map((one) => one.version.name).join(', ');
    throw new ContributorError(`Found the version "${version}", expected one of: ${names}`);
  }
  const built = frontEnd(refOf(version));
  return {world, start: () => startPlatform(built, world, reference), readers: reference.version};
}

/** The labels of a page, and those performed so far. */
function proofOf(page: string, readers: Version, proofs: Proofs) {
  const labels = () => pageLabels(ROOT, page, readers);
  const proof = proofs.get(page) ?? {labels: labels(), performed: new Set<string>()};
  proofs.set(page, proof);
  return {file: page, ...proof};
}

/** Prints the outcome of a scene or clip. */
function report(name: string, start: number, isNew: boolean, notes: readonly string[]): void {
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(`${name}: ${isNew ? 'written' : 'as before'}, ${seconds} s`);
  for (const note of notes) console.log(`    ${note}`);
}

/** A browser that plays scenes or clips. */
type Player<One> = {act: (one: One) => Promise<void>; close: () => Promise<void>};

/** Browsers at the same time: each uses about one core. */
const LANES = Math.min(os.availableParallelism(), 4);

/** Plays one scene, and saves its picture. @returns what the site needs to know about the picture */
async function take(camera: Camera, readers: Version, {name, play, page}: Task, proofs: Proofs) {
  const start = Date.now();
  const taken = await camera.take(name, play, proofOf(page, readers, proofs));
  const [normal = '', double = ''] = pictureFiles(readers.name, name).map((file) =>
    path.join(ROOT, file),
  );
  const isNew = await savePicture({normal, double}, taken.png);
  report(`${readers.name} ${name}`, start, isNew, taken.warnings);
  return taken.facts;
}

/** Processes one after another; a failing one leaves its files unchanged, and the others continue. */
async function each<One extends {name: string}>(
  version: string,
  waiting: One[],
  failures: string[],
  act: (one: One) => Promise<void>,
): Promise<void> {
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    try {
      await act(one);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.push(message);
      console.log(`${version} ${one.name}: failed\n    ${message}`);
    }
  }
}

/**
 * Takes pictures and clips.
 *
 * @param version `next` or a release on the site
 * @param wanted names of scenes or clips, or of their files; all if empty
 */
export async function takeVersion(version: string, wanted: readonly string[]): Promise<Outcome> {
  const {pictures, clips} = await tasksOf(version, wanted);
  if (clips.length > 0) checkEncoder();
  const {start, world, readers} = loadPlatform(version);
  const taken = new Map(readManifest(ROOT, version));
  const recorded = new Map(readClips(ROOT, version));
  const proofs: Proofs = new Map();
  const failures: string[] = [];
  if (wanted.length === 0) {
    removeOthers(version, 'picture', taken, pictures);
    removeOthers(version, 'clip', recorded, clips);
  }
  /** Plays what is waiting, in several browsers, each with a platform of its own: scenes change its data. */
  const play = async <One extends {name: string}>(
    all: readonly One[],
    open: (platform: RunningPlatform) => Promise<Player<One>>,
  ) => {
    const waiting = [...all];
    const lane = async () => {
      const platform = await start();
      try {
        const player = await open(platform);
        await each(version, waiting, failures, player.act).finally(player.close);
      } finally {
        await platform.close();
      }
    };
    await Promise.all(Array.from({length: Math.min(LANES, all.length)}, lane));
  };
  try {
    await play(pictures, async (platform) => {
      const camera = await openCamera(platform, world);
      return {
        close: camera.close,
        async act(task) {
          taken.set(task.name, await take(camera, readers, task, proofs));
        },
      };
    });
    await play(clips, async (platform) => {
      const studio = await openStudio(platform, world);
      return {
        close: studio.close,
        async act({name, play: clip, page}) {
          const begin = Date.now();
          const proof = proofOf(page, readers, proofs);
          const made = await studio.make(name, clip, version, recorded.get(name), proof);
          recorded.set(name, made.facts);
          report(`${version} clips/${name}`, begin, made.isNew, made.notes);
        },
      };
    });
  } finally {
    if (pictures.length > 0) writeManifest(ROOT, version, taken);
    if (clips.length > 0) writeManifest(ROOT, version, recorded, 'clip');
  }
  return {proofs, failures};
}
