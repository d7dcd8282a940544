/** An HTTP server for a built site that answers as production does, from the same table. */
import http from 'node:http';
import sirv from 'sirv';
import {headersFor, redirector, REDIRECT_STATUS} from '../hosting/match';
import type {HostingRules} from '../hosting/rules';
import {sendNotFound} from './not-found';

/** Which folder to serve, and the redirects and headers to serve it with. */
type SiteServerOptions = {root: string; rules: HostingRules};

/**
 * Makes a server that is not listening yet. Pages are found without `.html`; a `.br` or `.gz` beside a file is
 * sent to who accepts it.
 */
export function createSiteServer({root, rules}: SiteServerOptions): http.Server {
  const redirectTo = redirector(rules.redirects);
  const common = headersFor('/', rules);
  // `dev` looks at the disk at each request: a rebuild shows without a restart.
  const serveFile = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
  });

  return http.createServer((req, res) => {
    const url = req.url ?? '/';
    const path = url.split('?', 1)[0] ?? '/';
    const setHeaders = (headers: Record<string, string>) =>
      Object.entries(headers).forEach(([name, value]) => res.setHeader(name, value));

    setHeaders(common);
    const target = redirectTo(url);
    if (target !== undefined) {
      res.writeHead(REDIRECT_STATUS, {Location: target}).end();
    } else if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, {Allow: 'GET, HEAD'}).end();
    } else {
      const notFound = () => {
        setHeaders(common);
        sendNotFound(root, req, res).catch((error: unknown) => res.destroy(error as Error));
      };
      if (path === '/404') return notFound();
      setHeaders(headersFor(path, rules));
      serveFile(req, res, notFound);
    }
  });
}
