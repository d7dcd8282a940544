/** Reads the report of `npm audit --json`. */
import {z} from 'zod';

/** A known fault of a package that we install. */
export type Advisory = {id: string; package: string; severity: string; title: string};

const SERIOUS = ['high', 'critical'];

/** A fault of the package itself; a name stands for a package that it depends on, which has an entry of its own. */
const cause = z.object({
  name: z.string(),
  severity: z.string(),
  title: z.string(),
  url: z.string(),
});
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({via: z.array(z.union([z.string(), cause]))})),
});

/**
 * Lists each serious advisory once for each package.
 *
 * @param json what `npm audit --json` printed
 * @throws Error if it is no report: npm prints the reason in its place, for example a registry that doesn't answer
 */
export function readReport(json: string): Advisory[] {
  const parsed = report.safeParse(JSON.parse(json || '{}'));
  if (!parsed.success) {
    throw new Error(
      `npm audit gave no report, so nothing was checked. It needs a registry that answers audits:\n${json.trim().slice(0, 600)}`,
    );
  }
  const found = new Map<string, Advisory>();
  for (const {via} of Object.values(parsed.data.vulnerabilities)) {
    for (const one of via) {
      if (typeof one === 'string' || !SERIOUS.includes(one.severity)) continue;
      const id = one.url.split('/').at(-1) ?? one.url;
      const {name, severity, title} = one;
      found.set(`${id} ${name}`, {id, package: name, severity, title});
    }
  }
  return [...found.values()];
}
