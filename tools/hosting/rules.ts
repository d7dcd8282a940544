/** The one table of redirects and response headers, for the local server and every host. */
import path from 'node:path';
import {ROOT} from '../../plugins/common/root';
import {factsOfBuild, type PolicyFacts, readFacts} from '../../plugins/content-policy/facts';
import {type Redirect, redirectsOf} from '../../plugins/redirects';
import {contentSecurityPolicy} from './content-policy';

/** Response headers of every address that starts with `under`; `/` means all of them. */
export type HeaderRule = {under: '/' | `/${string}/`; headers: Readonly<Record<string, string>>};

/** The whole table. Where two header rules set the same name, the later one counts. */
export type HostingRules = {redirects: readonly Redirect[]; headers: readonly HeaderRule[]};

/** Types of files that programs' own lists may lack: clips of the product, and their captions. */
export const MEDIA_TYPES = {webm: 'video/webm', mp4: 'video/mp4', vtt: 'text/vtt'} as const;

/** First lines of every generated file. */
export const MADE_FROM = [
  'Made from tools/hosting/rules.ts by `npm run hosting`: change the table, not this file.',
] as const;

/** What the build of the site without settings needs of the content policy, from `npm run hosting -- --from build`. */
export const POLICY_FILE = 'tools/hosting/policy.json';

/** Abilities of a browser that no page of the site uses; `fullscreen` and the clipboard are left to it. */
const UNUSED = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture'],
  ...['encrypted-media', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture', 'screen-wake-lock'],
  ...['serial', 'usb', 'xr-spatial-tracking'],
];

/** Code and data of the pages: nobody else's page needs them. Pictures are free to be shown anywhere, as cards are. */
const OWN_FOLDERS = ['/assets/css/', '/assets/js/', '/assets/search/'] as const;

const headersOf = (policy?: PolicyFacts): readonly HeaderRule[] => [
  {
    under: '/',
    headers: {
      ...(policy && {'Content-Security-Policy': contentSecurityPolicy(policy)}),
      // Browsers heed it over TLS alone, whoever speaks that.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': UNUSED.map((ability) => `${ability}=()`).join(', '),
      // A page that opens this one can't reach into it; windows that a page opens may, as sign-in does.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      // HTML names the hashed files of one build, so a copy must be checked before it is shown again.
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  },
  // Names below /assets/ hold a hash of the content: the same name never means other bytes.
  {under: '/assets/', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
  // Names below these stay while the picture may change: a day old is good enough.
  {under: '/img/', headers: {'Cache-Control': 'public, max-age=86400'}},
  {under: '/pictures/', headers: {'Cache-Control': 'public, max-age=86400'}},
  ...OWN_FOLDERS.map(
    (under) => ({under, headers: {'Cross-Origin-Resource-Policy': 'same-origin'}}) as const,
  ),
];

/**
 * The table of a project, whose frozen versions have redirects of their own.
 *
 * @param policy what the content policy has to allow; by default what the site without settings needs
 */
export function rulesOf(
  root: string,
  policy = readFacts(path.join(ROOT, POLICY_FILE)),
): HostingRules {
  return {redirects: redirectsOf(root), headers: headersOf(policy)};
}

/** The table for a built site, with the policy of that very build; without any for the build of another project. */
export function rulesOfBuild(build: string): HostingRules {
  return {redirects: redirectsOf(ROOT), headers: headersOf(factsOfBuild(build))};
}

/** The table in force. */
export const rules: HostingRules = rulesOf(ROOT);
