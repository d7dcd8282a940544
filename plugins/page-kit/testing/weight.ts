/** Measures the size of generated pages. */
import {brotli, brotliQuality} from '../../../tools/server/compression';
import type {GeneratedPage} from '../page';

/** Size of a page's compressed Markdown in bytes, which is close to that of its main HTML. */
export async function weightOf({path, content}: GeneratedPage): Promise<number> {
  const quality = brotliQuality(`docs/${path}.html`, new Set());
  return (await brotli(Buffer.from(content), quality)).length;
}
