/**
 * Reads the list of pictures and clips of the product that a version has: `reference/pictures/<version>.json` and
 * `reference/pictures/clips/<version>.json`, written by `npm run pictures` with the files in
 * `static/pictures/<version>/`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {ClipFacts} from '../../src/features/clips/model';
import type {PictureFacts} from '../../src/features/pictures/model';
import {ContributorError} from '../common/contributor-error';
import {schemaProblems} from '../facts/schema-problems';
import {show} from '../facts/problems';

/** Folder of the manifests, relative to the project's root. */
const MANIFESTS = 'reference/pictures';

/** The pictures of a version, by scene. */
export type Manifest = ReadonlyMap<string, PictureFacts>;

/** The clips of a version, by name. */
export type ClipManifest = ReadonlyMap<string, ClipFacts>;

/** Kinds of pictures of the product on pages: still pictures, and clips. */
export type Kind = 'picture' | 'clip';

/** What a page references, such as `picture:tags/create` or `clip:tags/create`. */
export type Shot = {kind: Kind; scene: string};

const place = z.number().min(0);
const size = z.number().positive();
const box = {x: place, y: place, width: size, height: size};

const scenes = z
  .string()
  .regex(/^[\w-]+(?:\/[\w-]+)+$/, 'a scene such as tags/create-tag: page, slash, name');

const schema = z.record(
  scenes,
  z.strictObject({
    width: size,
    height: size,
    marks: z
      .array(
        z.strictObject({
          n: z.int().positive(),
          label: z.string().min(1, 'the text that the product shows there'),
          ...box,
        }),
      )
      .optional(),
    spot: z.strictObject(box).optional(),
  }),
) satisfies z.ZodType<Record<string, PictureFacts>>;

const clipSchema = z.record(
  scenes,
  z.strictObject({
    width: size,
    height: size,
    seconds: size,
    digest: z.string().min(1),
    cues: z
      .array(
        z.strictObject({
          start: place,
          end: size,
          text: z.string().min(1, 'what is done in this step'),
        }),
      )
      .min(1, 'at least one step'),
  }),
) satisfies z.ZodType<Record<string, ClipFacts>>;

/** @returns what a URL in a page references; undefined if it is the URL of something else */
export function shotOf(url: string): Shot | undefined {
  const [, kind, scene] = /^(picture|clip):(.*)$/.exec(url) ?? [];
  return kind !== undefined && scene !== undefined ? {kind: kind as Kind, scene} : undefined;
}

/** @returns path of the manifest of a version, relative to the project's root */
export function manifestFile(version: string, kind: Kind = 'picture'): string {
  return `${MANIFESTS}/${kind === 'clip' ? 'clips/' : ''}${version}.json`;
}

/** @returns paths of the files of a picture, relative to the project's root */
export function pictureFiles(version: string, scene: string): string[] {
  return ['', '@2x'].map((scale) => `static/pictures/${version}/${scene}${scale}.avif`);
}

/** The files of a clip, by the ends of their names: the video in two formats, its captions, and its poster picture. */
type ClipFiles = Record<'webm' | 'mp4' | 'vtt' | 'avif', string>;

/** @returns paths of the files of a clip, relative to the project's root */
export function clipFiles(version: string, scene: string): ClipFiles {
  const file = (end: string) => `static/pictures/${version}/clips/${scene}.${end}`;
  return {webm: file('webm'), mp4: file('mp4'), vtt: file('vtt'), avif: file('avif')};
}

/** @returns paths of all files, relative to the project's root */
export function shotFiles(version: string, {kind, scene}: Shot): string[] {
  return kind === 'clip' ? Object.values(clipFiles(version, scene)) : pictureFiles(version, scene);
}

function parse<Facts>(
  file: string,
  text: string,
  kind: Kind,
  schema: z.ZodType<Record<string, Facts>>,
): ReadonlyMap<string, Facts> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new ContributorError(
      `${file} is not valid JSON (${(error as Error).message}). Run \`npm run pictures\`, which writes it.`,
    );
  }
  const result = schema.safeParse(data);
  if (result.success) return new Map(Object.entries(result.data));
  const problems = schemaProblems(result.error, data).map(
    ({keys, found, expected}) =>
      `- ${keys.join(' > ')}: found ${show(found) ?? 'nothing'}, expected ${expected}`,
  );
  throw new ContributorError(
    `${file} doesn't describe ${kind}s. Run \`npm run pictures\`, which writes it.\n${problems.join('\n')}`,
  );
}

/** Reads the manifests of a kind, and again when they change. */
function reader<Facts>(kind: Kind, schema: z.ZodType<Record<string, Facts>>) {
  const known = new Map<string, {changed: number; manifest: ReadonlyMap<string, Facts>}>();
  return (root: string, version: string): ReadonlyMap<string, Facts> | undefined => {
    const name = manifestFile(version, kind);
    const file = path.join(root, name);
    const changed = fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs;
    if (changed === undefined) return undefined;
    const last = known.get(file);
    // Cached, because each page with a picture calls this.
    if (last?.changed === changed) return last.manifest;
    const manifest = parse(name, fs.readFileSync(file, 'utf8'), kind, schema);
    known.set(file, {changed, manifest});
    return manifest;
  };
}

/** Reads the pictures of a version; empty if there are none. Throws ContributorError if the file is wrong. */
export const readManifest: (root: string, version: string) => Manifest | undefined = reader(
  'picture',
  schema,
);

/** Reads the clips of a version; empty if there are none. Throws ContributorError if the file is wrong. */
export const readClips: (root: string, version: string) => ClipManifest | undefined = reader(
  'clip',
  clipSchema,
);

/** @returns the versions that have a manifest */
export function versionsWithPictures(root: string): string[] {
  const folder = path.join(root, MANIFESTS);
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => name.slice(0, -'.json'.length)).sort();
}
