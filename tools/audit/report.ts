/** Reads the report of `npm audit --json`. */
import {z} from 'zod';

/** A known vulnerability in a package that we install. */
export type Advisory = {id: string; package: string; severity: string; title: string};

const SERIOUS = ['high', 'critical'];

/** A vulnerability of the package itself; a string is the name of a dependency, which has its own entry. */
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
 * @throws Error if it isn't a report: npm prints the reason instead, for example that the registry doesn't support audits
 */
export function readReport(json: string): Advisory[] {
  const parsed = report.safeParse(JSON.parse(json || '{}'));
  if (!parsed.success) {
    throw new Error(
      `npm audit gave no report, so nothing was checked. It requires a registry that supports audits:\n${json.trim().slice(0, 600)}`,
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
