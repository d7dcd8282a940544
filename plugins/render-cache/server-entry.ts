/**
 * Entry of the server's bundle, instead of that of Docusaurus: renders a page with it, unless an earlier build rendered
 * the page from the same code and content. Runs in the threads that render pages.
 *
 * The bundle consists of one file with the code that all pages share and a file for each chunk, whose name contains a
 * hash of its content. The chunks of a page are those of its routes: its text, and data such as the sidebar.
 */
import registry from '@generated/registry';
import renderPage from 'core-server-entry';
import {createHash} from 'node:crypto';
import {chunksByModule} from './chunks-by-module';
import {KeptPages} from './kept-pages';

type Page = Awaited<ReturnType<typeof renderPage>>;

/** Set by index.ts. */
declare const RENDER_CACHE_FOLDER: string;

// What the bundler offers to modules.
declare const __webpack_modules__: Record<string, unknown>;
declare const __webpack_require__: {
  /** Loads a chunk. */
  e: (chunk: string) => Promise<unknown>;
  /** Returns the file of a chunk. */
  u: (chunk: string) => string;
};

/** Before any chunk is loaded, the modules are those of the file that all pages share. */
function sharedCode(): string {
  const hash = createHash('sha1').update(process.version);
  for (const [id, module] of Object.entries(__webpack_modules__))
    hash.update(id).update(String(module));
  return hash.digest('hex');
}

const kept = new KeptPages<Page>(RENDER_CACHE_FOLDER, sharedCode(), (chunk) =>
  __webpack_require__.u(chunk),
);

const chunksOf = chunksByModule(registry);
const chunksOfRoutes = new Set([...chunksOf.values()].flat());

/** Chunks that components loaded by themselves, so that any page may be rendered from them. */
const otherChunks = new Set<string>();

const load = __webpack_require__.e;
__webpack_require__.e = (chunk) => {
  if (!chunksOfRoutes.has(chunk)) otherChunks.add(chunk);
  return load(chunk);
};

const render: typeof renderPage = async (request) => {
  // Only the property that Docusaurus will drop can't be kept.
  if (!request.v4RemoveLegacyPostBuildHeadAttribute) return renderPage(request);
  const {pathname} = request;
  const known = kept.get(pathname);
  if (known) return known;
  const page = await renderPage(request);
  const {modules} = page.collectedData;
  // Without all of its chunks, nobody would notice that one of them changes.
  if (modules.every((module) => chunksOf.has(module))) {
    const chunks = modules.flatMap((module) => chunksOf.get(module) ?? []);
    kept.set(pathname, [...chunks, ...otherChunks], page);
  }
  return page;
};

export default render;
