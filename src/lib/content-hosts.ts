/** Hosts that pages may use, by the directive of a Content-Security-Policy that allows them. */

/** What the switched-on services need; a directive that none of them needs is absent. */
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
