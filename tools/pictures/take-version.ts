/** Takes the pictures of one version. */
import fs from 'node:fs';
import path from 'node:path';
import {loadWorld} from '../../plugins/acme';
import {ContributorError} from '../../plugins/common/contributor-error';
import {ROOT} from '../../plugins/common/root';
import {Problems} from '../../plugins/facts/problems';
import {loadEveryVersion} from '../../plugins/reference';
import {pictureFiles, readManifest} from '../../plugins/pictures/manifest';
import {NEXT} from '../../plugins/releases/model';
import type {PictureFacts} from '../../src/features/pictures/model';
import type {Version} from '../../plugins/releases/version';
import {type Camera, openCamera} from './camera';
import {frontEnd} from './front-end';
import {pageLabels} from './page-labels';
import {startPlatform} from './platform/server';
import type {Proofs} from './proof';
import {savePicture} from './save-picture';
import type {Scene} from './scene';
import {loadScenes} from './scenes';
import {writeManifest} from './write-manifest';

/** The commit of the public source that Next describes; releases have a tag. */
const NEXT_COMMIT = '71e104068e';
const refOf = (version: string) => (version === NEXT ? NEXT_COMMIT : `v${version}`);

/** What came of it: steps that were performed, and what scenes failed of. */
export type Outcome = {proofs: Proofs; failures: string[]};

/** A scene that was asked for, by the name of its picture. */
type Task = {picture: string; scene: Scene; page: string};

async function tasksOf(version: string, wanted: readonly string[]): Promise<Task[]> {
  const files = await loadScenes(version);
  const all = files.flatMap(({name, page, scenes}) =>
    Object.entries(scenes).map(([key, scene]) => ({picture: `${name}/${key}`, scene, page})),
  );
  const isWanted = ({picture}: Task) =>
    wanted.length === 0 || wanted.some((one) => picture === one || picture.startsWith(`${one}/`));
  const tasks = all.filter(isWanted);
  if (tasks.length > 0) return tasks;
  throw new ContributorError(
    `Found no scene "${wanted.join(' ')}", expected one of: ${all.map(({picture}) => picture).join(', ')}`,
  );
}

/** Forgets the pictures whose scenes were removed, and their files. */
function removeOthers(
  version: string,
  pictures: Map<string, PictureFacts>,
  tasks: readonly Task[],
) {
  const scenes = new Set(tasks.map(({picture}) => picture));
  for (const picture of [...pictures.keys()].filter((one) => !scenes.has(one))) {
    pictures.delete(picture);
    for (const file of pictureFiles(version, picture))
      fs.rmSync(path.join(ROOT, file), {force: true});
    console.log(`${version} ${picture}: removed, no scene takes it`);
  }
}

/** Starts the version's front end in front of the example company. */
async function openPlatform(version: string) {
  const problems = new Problems();
  const world = loadWorld(ROOT, problems);
  problems.throwIfAny();
  const versions = loadEveryVersion(ROOT);
  const reference = versions.find((one) => one.version.name === version);
  if (!reference) {
    const names = versions.map((one) => one.version.name).join(', ');
    throw new ContributorError(`Found the version "${version}", expected one of: ${names}`);
  }
  const platform = await startPlatform(frontEnd(refOf(version)), world, reference);
  const camera = await openCamera(platform, world);
  const close = async () => {
    await camera.close();
    await platform.close();
  };
  return {camera, readers: reference.version, close};
}

/** Plays one scene, saves its picture, and prints what came of it. @returns what the site has to know about the picture */
async function take(
  camera: Camera,
  readers: Version,
  {picture, scene, page}: Task,
  proofs: Proofs,
) {
  const start = Date.now();
  const version = readers.name;
  const labels = () => pageLabels(ROOT, page, readers);
  const proof = proofs.get(page) ?? {labels: labels(), performed: new Set<string>()};
  proofs.set(page, proof);
  const taken = await camera.take(picture, scene, {file: page, ...proof});
  const [normal = '', double = ''] = pictureFiles(version, picture).map((file) =>
    path.join(ROOT, file),
  );
  const done = (await savePicture({normal, double}, taken.png)) ? 'written' : 'as before';
  console.log(`${version} ${picture}: ${done}, ${((Date.now() - start) / 1000).toFixed(0)} s`);
  for (const warning of taken.warnings) console.log(`    ${warning}`);
  return taken.facts;
}

/**
 * Takes pictures; a scene that fails leaves its picture as it was, and the others go on.
 *
 * @param version `next` or a release that the site has
 * @param wanted names of scenes, or of files of scenes; all without any
 */
export async function takeVersion(version: string, wanted: readonly string[]): Promise<Outcome> {
  const tasks = await tasksOf(version, wanted);
  const {camera, readers, close} = await openPlatform(version);
  const pictures = new Map(readManifest(ROOT, version));
  const proofs: Proofs = new Map();
  const failures: string[] = [];
  if (wanted.length === 0) removeOthers(version, pictures, tasks);
  try {
    for (const task of tasks) {
      try {
        pictures.set(task.picture, await take(camera, readers, task, proofs));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        failures.push(message);
        console.log(`${version} ${task.picture}: failed\n    ${message}`);
      }
    }
  } finally {
    await close();
    writeManifest(ROOT, version, pictures);
  }
  return {proofs, failures};
}
