/** A project with pictures, for tests. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {ClipFacts} from '../../src/features/clips/model';
import type {PictureFacts} from '../../src/features/pictures/model';
import {type Kind, manifestFile, shotFiles} from './manifest';

/** A clip of two steps. */
export const CLIP: ClipFacts = {
  ...{width: 960, height: 600, seconds: 4.5, digest: '0a1b2c3d'},
  cues: [
    {start: 0, end: 2.5, text: 'Open **Tags**.'},
    {start: 2.5, end: 4.5, text: 'Select **Create Tag**.'},
  ],
};

/** The smallest project that has pictures. */
export type Project = {
  root: string;
  write: (file: string, text: string) => void;
  /** Writes the manifest of a version, and an empty file for each of its pictures. */
  take: (version: string, pictures: Readonly<Record<string, PictureFacts>>) => void;
  /** The same for its clips. */
  record: (version: string, clips: Readonly<Record<string, ClipFacts>>) => void;
  remove: () => void;
};

/** Creates an empty project in a separate folder. */
export function emptyProject(): Project {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  };
  const writeShots = (kind: Kind, version: string, shots: Readonly<Record<string, unknown>>) => {
    write(manifestFile(version, kind), JSON.stringify(shots));
    for (const scene of Object.keys(shots)) {
      for (const file of shotFiles(version, {kind, scene})) write(file, '');
    }
  };
  return {
    root,
    write,
    take: (version, pictures) => writeShots('picture', version, pictures),
    record: (version, clips) => writeShots('clip', version, clips),
    remove: () => fs.rmSync(root, {recursive: true}),
  };
}
