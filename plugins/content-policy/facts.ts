/** What the Content-Security-Policy of one build depends on; the build writes it, and the server reads it. */
import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {ContentHosts} from '../../src/lib/content-hosts';

/** A file of the build. It contains only what the public header does. */
export const FACTS_FILE = 'content-policy.json';

const DIRECTIVES = [
  ...(['script-src', 'style-src', 'img-src', 'connect-src'] as const),
  ...(['frame-src', 'font-src', 'media-src', 'worker-src'] as const),
] satisfies (keyof ContentHosts)[];

/** An origin with or without its scheme, a folder of one, or a scheme; no keyword that would open the policy. */
const SOURCE =
  /^(?:(?:https?|wss?):\/\/)?(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::(?:\d+|\*))?(?:\/[\w./-]*)?$|^(?:data|blob):$/i;

const source = z
  .string()
  .regex(SOURCE, 'expected an origin such as https://example.com or https://*.example.com');

export const hostsSchema = z.partialRecord(z.enum(DIRECTIVES), z.array(source).readonly());

const schema = z.strictObject({
  /** Digests of inline scripts, sorted, in the form of the policy. */
  scripts: z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)).readonly(),
  /** Other hosts that the configuration of the build enables. */
  hosts: hostsSchema,
});
export type PolicyFacts = z.infer<typeof schema>;

/** Returns the facts as the text of a file. */
export function factsText(facts: PolicyFacts): string {
  return `${JSON.stringify(facts, null, 2)}\n`;
}

/**
 * Reads facts.
 *
 * @param file absolute path
 * @throws Error if the file doesn't exist or isn't valid
 */
export function readFacts(file: string): PolicyFacts {
  return schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}

/** Returns the facts of a built site; undefined if the folder has none, like builds of other sites. */
export function factsOfBuild(build: string): PolicyFacts | undefined {
  const file = path.join(build, FACTS_FILE);
  return fs.existsSync(file) ? readFacts(file) : undefined;
}
