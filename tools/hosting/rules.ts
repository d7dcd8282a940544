/** The table of redirects and response headers, for the local server and every host. */
import path from 'node:path';
import {ROOT} from '../../plugins/common/root';
import {factsOfBuild, type PolicyFacts, readFacts} from '../../plugins/content-policy/facts';
import {type Redirect, redirectsOf} from '../../plugins/redirects';
import {contentSecurityPolicy} from './content-policy';
import {COPY_TYPE} from './copies';

/** Response headers of every path that starts with `under`; `/` means all of them. */
export type HeaderRule = {under: '/' | `/${string}/`; headers: Readonly<Record<string, string>>};

/** The whole table. Where two header rules set the same name, the later one counts. */
export type HostingRules = {redirects: readonly Redirect[]; headers: readonly HeaderRule[]};

/** File types that servers' own lists may lack: clips of the product, their captions, the GraphQL schema, and copies of pages. */
export const MEDIA_TYPES = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
  graphql: 'application/graphql',
  md: COPY_TYPE,
} as const;

/** First lines of every generated file. */
export const MADE_FROM = [
  'Generated from tools/hosting/rules.ts by `npm run hosting`: change the table, not this file.',
] as const;

/** What a build without settings needs from the content policy, written by `npm run hosting -- --from build`. */
export const POLICY_FILE = 'tools/hosting/policy.json';

/** Browser features that no page of the site uses; `fullscreen` and the clipboard aren't restricted. */
const UNUSED = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture'],
  ...['encrypted-media', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture', 'screen-wake-lock'],
  ...['serial', 'usb', 'xr-spatial-tracking'],
];

/** Code and data of the pages: no other site needs them. Pictures may be shown anywhere, for example in preview cards. */
const OWN_FOLDERS = ['/assets/css/', '/assets/js/', '/assets/search/'] as const;

/** Data that editors and other sites' pages fetch. No page is in these folders. */
const OPEN_FOLDERS = ['/reference/', '/schemas/'] as const;

const headersOf = (policy?: PolicyFacts): readonly HeaderRule[] => [
  {
    under: '/',
    headers: {
      ...(policy && {'Content-Security-Policy': contentSecurityPolicy(policy)}),
      // Browsers honor it only over TLS, whether this server or a proxy handles that.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': UNUSED.map((ability) => `${ability}=()`).join(', '),
      // A page that opens this one can't access it; windows that this page opens can, as sign-in needs.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      // HTML names the hashed files of one build, so a cached copy must be revalidated.
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  },
  // Names below /assets/ contain a hash of the content: the same name always means the same bytes.
  {under: '/assets/', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
  // Names below these don't change when a picture does: a copy may be a day old.
  {under: '/img/', headers: {'Cache-Control': 'public, max-age=86400'}},
  {under: '/pictures/', headers: {'Cache-Control': 'public, max-age=86400'}},
  ...OWN_FOLDERS.map(
    (under) => ({under, headers: {'Cross-Origin-Resource-Policy': 'same-origin'}}) as const,
  ),
  ...OPEN_FOLDERS.map((under) => ({under, headers: {'Access-Control-Allow-Origin': '*'}}) as const),
];

/**
 * Returns the table of a project, whose frozen versions have their own redirects.
 *
 * @param policy what the content policy has to allow; by default, what the site without settings needs
 */
export function rulesOf(
  root: string,
  policy = readFacts(path.join(ROOT, POLICY_FILE)),
): HostingRules {
  return {redirects: redirectsOf(root), headers: headersOf(policy)};
}

/** Returns the table for a built site, with the policy of that build; without a policy for the build of another project. */
export function rulesOfBuild(build: string): HostingRules {
  return {redirects: redirectsOf(ROOT), headers: headersOf(factsOfBuild(build))};
}

/** The table in force. */
export const rules: HostingRules = rulesOf(ROOT);
