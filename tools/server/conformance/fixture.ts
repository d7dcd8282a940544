/** A small built site, laid out as Docusaurus does with `trailingSlash: false`. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {precompress} from '../precompress';
import {makeTempDir} from '../../../plugins/common/testing/temp-dir';

/** Long enough to be compressed by the build. */
const FILLER = 'More words about metadata. '.repeat(80);

const page = (heading: string) => `<!doctype html><title>x</title><h1>${heading}</h1>${FILLER}\n`;

/** Content of a file outside the site, which no response may contain. */
export const SECRET = 'what is outside of the folder';

/** Content of /img/letters.bin, and its size. */
export const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const FILES: Record<string, string> = {
  'index.html': page('Home'),
  '404.html': page('Page not found'),
  'docs.html': page('Docs start'),
  'docs/features.html': page('Features of Next'),
  'docs/features.md': `# Features as Markdown\n\n${FILLER}\n`,
  'docs/reindex.html': page('Reindexing'),
  'docs/releases/v1.2.html': page('Release 1.2'),
  'docs/2.0.0/features.html': page('Features of 2.0.0'),
  // What the client-redirects plugin leaves for hosts that can't redirect.
  'docs/2.0.0/index.html': page('Redirecting in the browser'),
  'tags/data lake.html': page('Tag data lake'),
  'assets/js/main.0a1b2c3d.js': `console.log(${JSON.stringify(FILLER)});\n`,
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
  'pictures/next/clips/a.webm': 'webm',
  'pictures/next/clips/a.mp4': 'mp4',
  'pictures/next/clips/a.vtt': 'WEBVTT',
  'reference/next/sources.json': '{"items": []}',
  'reference/next/schema.graphql': 'type Query { me: String }',
  'img/letters.bin': LETTERS,
  // Too large for our server to cache in memory.
  'img/large.bin': LETTERS.repeat(40_000),
};

/** Writes the site into a temporary folder, with a file outside of it; `remove` deletes both. */
export async function makeFixture(): Promise<{root: string; remove: () => Promise<void>}> {
  const outer = makeTempDir({'secret.txt': SECRET});
  const root = path.join(outer, 'site');
  for (const [name, text] of Object.entries(FILES)) {
    await fs.mkdir(path.dirname(path.join(root, name)), {recursive: true});
    await fs.writeFile(path.join(root, name), text);
  }
  // Servers that run as another user must be able to read it.
  await fs.chmod(outer, 0o755);
  await precompress(root);
  return {root, remove: () => fs.rm(outer, {recursive: true, force: true})};
}
