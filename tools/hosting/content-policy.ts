/** The Content-Security-Policy of a build. */
import type {ContentHosts} from '../../src/lib/content-hosts';
import type {PolicyFacts} from '../../plugins/content-policy/facts';

/** Sites that may show our pages in a frame: this one, the vendor's own, and local development. */
const FRAME_ANCESTORS = [
  "'self'",
  'https://*.acryl.io',
  'https://acryldata.io',
  'https://*.acryldata.io',
  'https://datahub.com',
  'https://*.datahub.com',
  'http://localhost:*',
];

/**
 * Returns the value of the header: a page loads from its own host, and from those that the configuration of the
 * build enables. Only inline scripts added by the build may run, and inline styles aren't allowed.
 */
export function contentSecurityPolicy({scripts, hosts}: PolicyFacts): string {
  const from = (directive: keyof ContentHosts, ...own: string[]) => {
    const sources = [...own, ...(hosts[directive] ?? [])];
    return `${directive} ${sources.length === 0 ? "'none'" : sources.join(' ')}`;
  };
  return [
    // Everything that no other line covers, such as a manifest.
    "default-src 'self'",
    from('script-src', "'self'", ...scripts.map((digest) => `'${digest}'`)),
    from('style-src', "'self'"),
    // Small drawings are embedded in style sheets.
    from('img-src', "'self'", 'data:'),
    from('font-src', "'self'"),
    from('connect-src', "'self'"),
    from('worker-src', "'self'"),
    from('media-src', "'self'"),
    from('frame-src'),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${FRAME_ANCESTORS.join(' ')}`,
  ].join('; ');
}
