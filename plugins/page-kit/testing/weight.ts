/** Measures the size of generated pages. */
import {brotli, brotliQuality} from '../../../tools/server/compression';
import type {GeneratedPage} from '../page';

/** Bytes of a page's compressed Markdown, which are close to those of its main HTML. */
export async function weightOf({path, content}: GeneratedPage): Promise<number> {
  const quality = brotliQuality(`docs/${path}.html`, new Set());
  return (await brotli(Buffer.from(content), quality)).length;
}
