/** Says what is wrong with a picture that a page references, and what to do. */
import fs from 'node:fs';
import path from 'node:path';
import {manifestFile, readClips, readManifest, type Shot, shotFiles} from './manifest';

/** Maximum number of scenes in a message. */
const SHOWN = 3;

/** Scenes that are less similar to the requested one are not suggested. */
const LIKE = 0.4;

/** Letter pairs of a scene. */
function pairsOf(scene: string): Set<string> {
  const letters = scene.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return new Set([...letters].slice(1).map((letter, i) => letters.charAt(i) + letter));
}

/** Share of letter pairs that two scenes have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size || 1);
}

/** Scenes that the writer may have meant, the likeliest first. */
function nearScenes(scene: string, manifest: ReadonlyMap<string, unknown>): string[] {
  return [...manifest.keys()]
    .map((name) => ({name, like: likeness(scene, name)}))
    .filter(({like}) => like >= LIKE)
    .sort((a, b) => b.like - a.like)
    .slice(0, SHOWN)
    .map(({name}) => name);
}

/**
 * @param root absolute path of the project
 * @param version whose page shows the picture or clip: `next` or a release
 * @returns what should be there, and what to do; undefined if it is there
 * @throws ContributorError if the manifest is wrong
 */
export function shotFault(root: string, version: string, shot: Shot): string | undefined {
  const {kind, scene} = shot;
  const file = manifestFile(version, kind);
  const manifest = kind === 'clip' ? readClips(root, version) : readManifest(root, version);
  const take =
    kind === 'clip'
      ? `run \`npm run pictures -- clips/${scene}\` to record it`
      : 'run `npm run pictures` to take it';
  const what = kind === 'clip' ? 'a clip' : 'a scene';
  if (!manifest) return `${what} of ${file}, which doesn't exist yet: ${take}`;
  if (!manifest.has(scene)) {
    const near = nearScenes(scene, manifest);
    const meant = near.length > 0 ? ` (did you mean ${near.join(' or ')}?)` : '';
    return `${what} of ${file}${meant}; if it is new, ${take}`;
  }
  const lost = shotFiles(version, shot).find((name) => !fs.existsSync(path.join(root, name)));
  return lost && `the file ${lost}, which ${file} lists: ${take} again`;
}
