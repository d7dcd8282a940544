/**
 * Bundler loader of Docusaurus' `registry.js`, the table of everything a route can load: removes the second reference
 * to each page, `require.resolveWeak("page.md")`, for which the bundler would compile the page at once. Only the
 * rendering on a server needs it. Plain JavaScript, because the bundler loads it without a TypeScript step.
 */
import {upstreamChanged} from '../common/upstream.mjs';

const PLACE = {
  patch: 'pages-on-demand',
  package: '@docusaurus/core',
  file: 'registry.js, which it generates',
};
const REFERENCE = /require\.resolveWeak\("[^"]+\.mdx?"\)/g;

/** @throws PatchError if a new Docusaurus writes its registry differently */
export default function registryLoader(source) {
  const text = source.replace(REFERENCE, '""');
  if (text === source)
    throw upstreamChanged(PLACE, 'entries that end with require.resolveWeak("page.md")', 'none');
  return text;
}
