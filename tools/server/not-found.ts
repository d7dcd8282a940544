/** Answers an address that has no file: 404.html with status 404, as every static host does. */
import fs from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';

/** Forms of the page, the smallest first: file extension and the name of its encoding in HTTP. */
const FORMS = [
  {extension: '.br', encoding: 'br'},
  {extension: '.gz', encoding: 'gzip'},
  {extension: '', encoding: undefined},
] as const;

/** Sends 404.html of a folder in the best form that the client accepts and that exists. */
export async function sendNotFound(
  root: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const accepted = String(req.headers['accept-encoding'] ?? '');
  res.statusCode = 404;
  res.setHeader('Vary', 'Accept-Encoding');
  for (const {extension, encoding} of FORMS) {
    if (encoding && !accepted.includes(encoding)) continue;
    const body = await fs.readFile(path.join(root, `404.html${extension}`)).catch(() => undefined);
    if (!body) continue;
    if (encoding) res.setHeader('Content-Encoding', encoding);
    res.setHeader('Content-Type', 'text/html;charset=utf-8');
    res.setHeader('Content-Length', body.length);
    res.end(req.method === 'HEAD' ? undefined : body);
    return;
  }
  res.setHeader('Content-Type', 'text/plain;charset=utf-8');
  res.end('Not found, and the build has no 404.html.\n');
}
