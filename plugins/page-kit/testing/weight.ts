/** Measures the size of generated pages. */
import {brotli} from '../../../tools/server/compress-thread.mjs';
import {brotliQuality} from '../../../tools/server/compression';
import type {GeneratedPage} from '../page';

/** Size of a page's compressed Markdown in bytes, which is close to that of its main HTML. */
export function weightOf({path, content}: GeneratedPage): number {
  const quality = brotliQuality(`docs/${path}.html`, new Set());
  return brotli({data: Buffer.from(content), quality}).length;
}
