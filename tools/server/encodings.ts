/** Determines which compressed forms of a file a client accepts. */
import Negotiator from 'negotiator';

/** Forms that the build writes next to a file, smallest first: file extension and name in HTTP. */
export const FORMS = [
  {extension: '.br', encoding: 'br'},
  {extension: '.gz', encoding: 'gzip'},
] as const;

/** Name of a compressed form. */
export type Encoding = (typeof FORMS)[number]['encoding'];

/** Browsers send few different headers; other clients may send many. */
const MOST_KEPT = 100;

const kept = new Map<string, ReadonlySet<string>>();

/**
 * Returns the acceptable names in an `Accept-Encoding` header; `q=0` means never. `*` names no form: nginx and Caddy ignore
 * it, too.
 */
export function acceptedEncodings(header: string): ReadonlySet<string> {
  const known = kept.get(header);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const names = new Negotiator({headers: {'accept-encoding': header}}).encodings();
  const accepted = new Set(names.map((name) => name.toLowerCase()));
  kept.set(header, accepted);
  return accepted;
}
