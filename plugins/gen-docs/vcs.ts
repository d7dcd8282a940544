/** Determines the dates of assembled pages from the git history of their actual sources. */
import fs from 'node:fs';
import path from 'node:path';
import type {VcsChangeInfo, VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';
import {listFiles} from '../common/list-files';
import {readSourceMap} from './source-map';

type Ask = (file: string) => Promise<VcsChangeInfo | null>;

/** The sources of an assembled page: one file, or all files of a folder if the page is generated from many. */
export function realFiles(root: string, filePath: string): string[] {
  const name = path.relative(path.join(root, 'genDocs', 'docs'), filePath);
  if (name.startsWith('..')) return [filePath];
  const source = readSourceMap(root)[name.split(path.sep).join('/')];
  if (source === undefined) return [filePath];
  const real = path.join(root, source);
  const isFolder = fs.existsSync(real) && fs.statSync(real).isDirectory();
  return isFolder ? listFiles(real).map((file) => path.join(real, file)) : [real];
}

/** The latest result for several files; null if none is in the history, or there is no history. */
async function latest(files: readonly string[], ask: Ask): Promise<VcsChangeInfo | null> {
  // Outside a git work tree (an unpacked archive) the preset rejects; such a site has no dates.
  const answers = await Promise.all(files.map((file) => ask(file).catch(() => null)));
  return answers.reduce(
    (best, info) => (info && (!best || info.timestamp > best.timestamp) ? info : best),
    null,
  );
}

/** The `future.experimental_vcs` setting: Docusaurus' own default applied to the actual sources. */
export function vcsOfRealSources(root: string): VcsConfig {
  const preset = getVcsPreset('default-v2');
  return {
    initialize: (params) => preset.initialize(params),
    getFileCreationInfo: (file) =>
      latest(realFiles(root, file), (real) => preset.getFileCreationInfo(real)),
    getFileLastUpdateInfo: (file) =>
      latest(realFiles(root, file), (real) => preset.getFileLastUpdateInfo(real)),
  };
}
