/** An HTTP server for a built site that responds as production does, using the same table. */
import http from 'node:http';
import {hasCopy} from '../../src/features/page-copy/model';
import {COPY_VARY, isCopyWanted} from '../hosting/copies';
import {addressCheck, headersFor} from '../hosting/match';
import type {HostingRules} from '../hosting/rules';
import {acceptedEncodings} from './encodings';
import {decodedPath, requestAddress} from './request-path';
import {Recent} from './recent';
import {fileHeaders, type Headers, sendFile, sendWhole, wholeHeaders} from './send-file';
import {type SiteFile, SiteFiles} from './site-files';
import {ALLOW, answerUnreadable} from './unreadable';

/** Which folder to serve, and the redirects and headers to serve it with. */
type SiteServerOptions = {root: string; rules: HostingRules};

const NO_PAGE = 'Not found, and the build has no 404.html.\n';

/**
 * Creates a server that is not listening yet. Pages are found without `.html`; a `.br` or `.gz` next to a file is
 * sent to clients that accept it, and the Markdown copy of a page to clients that want it.
 */
export function createSiteServer({root, rules}: SiteServerOptions): http.Server {
  const check = addressCheck(rules.redirects);
  const common = headersFor('/', rules);
  const files = new SiteFiles(root);
  const recent = new Recent<{file: SiteFile; headers: Headers; missing?: true}>();

  const answer = (req: http.IncomingMessage, res: http.ServerResponse) => {
    const empty = (status: number, more: Record<string, string> = {}) =>
      res.writeHead(status, {...common, ...more, 'Content-Length': 0}).end();
    const acceptHeader = req.headers['accept-encoding'] ?? '';
    const accepted = acceptedEncodings(acceptHeader);
    const notFound = (key?: string) => {
      const page = files.find('/404.html', accepted);
      if (page) {
        const headers = wholeHeaders(page, common);
        if (key !== undefined) recent.set(key, {file: page, headers, missing: true});
        return sendWhole(req, res, page, 404, headers);
      }
      res.writeHead(404, {...common, 'Content-Type': 'text/plain; charset=utf-8'});
      return res.end(req.method === 'HEAD' ? undefined : NO_PAGE);
    };

    const address = requestAddress(req);
    if (typeof address === 'number') return empty(address);
    if (req.method !== 'GET' && req.method !== 'HEAD') return empty(405, {Allow: ALLOW});
    const isCopied = hasCopy(address.path);
    const wantsCopy = isCopied && isCopyWanted(req.headers.accept ?? '');
    const key = `${acceptHeader}\n${wantsCopy}\n${address.path}`;
    const known = recent.get(key);
    if (known?.missing) return sendWhole(req, res, known.file, 404, known.headers);
    if (known) return sendFile(req, res, known.file, known.headers);
    const other = check(address.url);
    if (other?.status === 308) return empty(308, {Location: other.location});
    if (other) return other.status === 400 ? empty(400) : notFound();
    const name = decodedPath(address.path);
    if (name === undefined || name === '/404') return notFound();
    const copy = wantsCopy ? files.find(`${name}.md`, accepted) : undefined;
    const file = copy ?? files.find(name, accepted);
    if (!file) return notFound(key);
    const headers = headersFor(address.path, rules);
    const found = {file, headers: fileHeaders(file, headers, isCopied ? [COPY_VARY] : [])};
    recent.set(key, found);
    return sendFile(req, res, file, found.headers);
  };

  const server = http.createServer({joinDuplicateHeaders: true}, (req, res) => {
    try {
      answer(req, res);
    } catch (error) {
      // A file that disappeared between two lookups: this request fails, not the server.
      console.error(error);
      res.destroy();
    }
  });
  answerUnreadable(server, common);
  return server;
}
