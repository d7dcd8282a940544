/** Compares what the audit found with the exceptions that are explained in exceptions.yaml. */
import fs from 'node:fs';
import {parse} from 'yaml';
import {z} from 'zod';
import type {Advisory} from './report';

/** Where exceptions are explained, relative to the project's root. */
export const EXCEPTIONS_FILE = 'tools/audit/exceptions.yaml';

const exceptions = z.array(
  z.strictObject({
    advisory: z.string().regex(/^GHSA(?:-[0-9a-z]{4}){3}$/),
    package: z.string(),
    reason: z.string().min(40),
  }),
);

/** An advisory that we accept, and why. */
export type Exception = z.infer<typeof exceptions>[number];

/** @throws Error that names the file, the entry, and what is expected */
export function readExceptions(file: string): Exception[] {
  const read = exceptions.safeParse(parse(fs.readFileSync(file, 'utf8')));
  if (read.success) return read.data;
  throw new Error(`${EXCEPTIONS_FILE} is invalid:\n${z.prettifyError(read.error)}`);
}

/** Returns every advisory without an exception, and every exception that is no longer needed; empty if all is well. */
export function auditProblems(found: readonly Advisory[], known: readonly Exception[]): string[] {
  const same = (advisory: Advisory, exception: Exception) =>
    advisory.id === exception.advisory && advisory.package === exception.package;
  const open = found.filter((advisory) => !known.some((exception) => same(advisory, exception)));
  const past = known.filter((exception) => !found.some((advisory) => same(advisory, exception)));
  return [
    ...open.map(
      (advisory) =>
        `${advisory.package}: ${advisory.title} (${advisory.severity}, https://github.com/advisories/${advisory.id}). ` +
        `Update it (npm explain ${advisory.package}), or explain in ${EXCEPTIONS_FILE} why it can stay.`,
    ),
    ...past.map(
      (exception) =>
        `${exception.package}: the audit no longer finds ${exception.advisory}. Remove it from ${EXCEPTIONS_FILE}.`,
    ),
  ];
}
