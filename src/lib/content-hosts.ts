/** Hosts that pages may use, by the Content-Security-Policy directive that allows them. */

/** The hosts that the enabled services need; a directive that none of them needs is absent. */
export type ContentHosts = Partial<
  Record<
    | 'script-src'
    | 'style-src'
    | 'img-src'
    | 'connect-src'
    | 'frame-src'
    | 'font-src'
    | 'media-src'
    | 'worker-src',
    readonly string[]
  >
>;
