/** Counts the transferred bytes of a body, which a browser doesn't report for local connections. */
import http from 'node:http';

/** Fetches a URL with Brotli, as a browser does on the public site, and counts the bytes of the body. */
export function transferBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(url, {headers: {'accept-encoding': 'br, gzip'}, agent: false}, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () => resolve(bytes)).on('error', reject);
      })
      .on('error', reject);
  });
}
