/** Counts the bytes of a body on the wire, which a browser doesn't report where the connection is local. */
import http from 'node:http';

/** Fetches a URL the way a browser on the public site does, with Brotli, and counts the bytes of the body. */
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
