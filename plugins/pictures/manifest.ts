/**
 * Reads which pictures of the product a version has: `reference/pictures/<version>.json`, written by `npm run pictures` with
 * the files in `static/pictures/<version>/`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {PictureFacts} from '../../src/features/pictures/model';
import {ContributorError} from '../common/contributor-error';
import {schemaProblems} from '../facts/schema-problems';
import {show} from '../facts/problems';

/** What is in pages in front of a scene: `picture:tags/create-tag`. */
const SCHEME = 'picture:';

/** Folder of the manifests, relative to the project's root. */
export const MANIFESTS = 'reference/pictures';

/** The pictures of a version, by scene. */
export type Manifest = ReadonlyMap<string, PictureFacts>;

const place = z.number().min(0);
const size = z.number().positive();
const box = {x: place, y: place, width: size, height: size};

const schema = z.record(
  z.string().regex(/^[\w-]+(?:\/[\w-]+)+$/, 'a scene such as tags/create-tag: page, slash, name'),
  z.strictObject({
    width: size,
    height: size,
    marks: z
      .array(
        z.strictObject({
          n: z.int().positive(),
          label: z.string().min(1, 'the words that the product has there'),
          ...box,
        }),
      )
      .optional(),
    spot: z.strictObject(box).optional(),
  }),
) satisfies z.ZodType<Record<string, PictureFacts>>;

/** @returns the scene that an address in a page names; undefined if it is the address of something else */
export function sceneOf(url: string): string | undefined {
  return url.startsWith(SCHEME) ? url.slice(SCHEME.length) : undefined;
}

/** @returns path of the manifest of a version, relative to the project's root */
export function manifestFile(version: string): string {
  return `${MANIFESTS}/${version}.json`;
}

/** @returns paths of the files of a picture, relative to the project's root */
export function pictureFiles(version: string, scene: string): string[] {
  return ['', '@2x'].map((scale) => `static/pictures/${version}/${scene}${scale}.avif`);
}

function parse(file: string, text: string): Manifest {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new ContributorError(
      `${file} is no JSON (${(error as Error).message}). Run \`npm run pictures\`, which writes it.`,
    );
  }
  const result = schema.safeParse(data);
  if (result.success) return new Map(Object.entries(result.data));
  const problems = schemaProblems(result.error, data).map(
    ({keys, found, expected}) =>
      `- ${keys.join(' > ')}: found ${show(found) ?? 'nothing'}, expected ${expected}`,
  );
  throw new ContributorError(
    `${file} doesn't describe pictures. Run \`npm run pictures\`, which writes it.\n${problems.join('\n')}`,
  );
}

const known = new Map<string, {changed: number; manifest: Manifest}>();

/**
 * @param root absolute path of the project
 * @param version `next` or a release
 * @returns the pictures of the version; undefined if none were taken
 * @throws ContributorError if the file is wrong
 */
export function readManifest(root: string, version: string): Manifest | undefined {
  const file = path.join(root, manifestFile(version));
  const changed = fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs;
  if (changed === undefined) return undefined;
  const last = known.get(file);
  // Each page with a picture asks.
  if (last?.changed === changed) return last.manifest;
  const manifest = parse(manifestFile(version), fs.readFileSync(file, 'utf8'));
  known.set(file, {changed, manifest});
  return manifest;
}

/** @returns the versions that have a manifest */
export function versionsWithPictures(root: string): string[] {
  const folder = path.join(root, MANIFESTS);
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => name.slice(0, -'.json'.length)).sort();
}
