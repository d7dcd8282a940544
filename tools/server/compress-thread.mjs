/**
 * Compresses in a thread of a pool (precompress.ts). Node's asynchronous calls would need half again the processor time
 * for thousands of small files. Plain JavaScript, because a thread starts without a TypeScript step.
 */
import fs from 'node:fs';
import zlib from 'node:zlib';

/** Level for clients and hosts without Brotli: 9 would save 0.7 %, at half again the CPU time. */
const GZIP_LEVEL = 6;

/**
 * @param {{data: Uint8Array, quality: number}} input quality from 0 to 11
 * @returns {Buffer} the Brotli form of a text
 */
export function brotli({data, quality}) {
  const {BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT} =
    zlib.constants;
  return zlib.brotliCompressSync(data, {
    params: {
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
}

/**
 * Writes a .br and a .gz next to a file.
 *
 * @param {{file: string, quality: number, made?: Uint8Array}} input an absolute path, the quality of Brotli, and its
 *   result if it was cached
 * @returns {{brotliBytes: number, gzipBytes: number}} their sizes
 */
export default function compressFile({file, quality, made}) {
  const data = fs.readFileSync(file);
  const br = made ?? brotli({data, quality});
  const gz = zlib.gzipSync(data, {level: GZIP_LEVEL});
  fs.writeFileSync(`${file}.br`, br);
  fs.writeFileSync(`${file}.gz`, gz);
  return {brotliBytes: br.length, gzipBytes: gz.length};
}
