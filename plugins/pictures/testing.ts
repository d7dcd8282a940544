/** A project with pictures, for tests. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {PictureFacts} from '../../src/features/pictures/model';
import {manifestFile, pictureFiles} from './manifest';

/** The smallest project that has pictures. */
export type Project = {
  root: string;
  write: (file: string, text: string) => void;
  /** Writes the manifest of a version, and an empty file for each of its pictures. */
  take: (version: string, pictures: Readonly<Record<string, PictureFacts>>) => void;
  remove: () => void;
};

/** Makes an empty project in a folder of its own. */
export function emptyProject(): Project {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  };
  return {
    root,
    write,
    take(version, pictures) {
      write(manifestFile(version), JSON.stringify(pictures));
      for (const scene of Object.keys(pictures)) {
        for (const file of pictureFiles(version, scene)) write(file, '');
      }
    },
    remove: () => fs.rmSync(root, {recursive: true}),
  };
}
