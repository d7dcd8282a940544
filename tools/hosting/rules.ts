/** The one table of redirects and response headers, for the local server and every host. */
import {ROOT} from '../../plugins/common/root';
import {type Redirect, redirectsOf} from '../../plugins/redirects';

/** Response headers of every address that starts with `under`; `/` means all of them. */
export type HeaderRule = {under: '/' | `/${string}/`; headers: Readonly<Record<string, string>>};

/** The whole table. Where two header rules set the same name, the later one counts. */
export type HostingRules = {redirects: readonly Redirect[]; headers: readonly HeaderRule[]};

/** First lines of every generated file. */
export const MADE_FROM = [
  'Made from tools/hosting/rules.ts by `npm run hosting`: change the table, not this file.',
] as const;

/** Sites that may show our pages in a frame: this one and the vendor's own. */
const FRAME_ANCESTORS = ["'self'", 'https://*.acryl.io', 'https://acryldata.io'];

/**
 * What a page may do. `script-src` is left open on purpose: Docusaurus writes inline scripts whose hashes
 * change with the build, and the optional third parties load code from hosts that only they know.
 */
const CONTENT_SECURITY_POLICY = [
  `frame-ancestors ${FRAME_ANCESTORS.join(' ')}`,
  "base-uri 'self'",
  "object-src 'none'",
].join('; ');

const headers: readonly HeaderRule[] = [
  {
    under: '/',
    headers: {
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      // HTML names the hashed files of one build, so a copy must be checked before it is shown again.
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  },
  // Names below /assets/ hold a hash of the content: the same name never means other bytes.
  {under: '/assets/', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
  // Names below /img/ stay while the picture may change: a day old is good enough.
  {under: '/img/', headers: {'Cache-Control': 'public, max-age=86400'}},
];

/** The table of a project, whose frozen versions have redirects of their own. */
export function rulesOf(root: string): HostingRules {
  return {redirects: redirectsOf(root), headers};
}

/** The table in force. */
export const rules: HostingRules = rulesOf(ROOT);
