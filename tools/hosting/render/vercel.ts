/** Renders the table for Vercel: a vercel.json for the project's root. */
import {COPY_FOLDERS} from '../../../src/features/page-copy/model';
import {COPY_HEADERS, COPY_TYPE, COPY_VARY, WANTS_COPY} from '../copies';
import {headerTable} from '../header-table';
import type {HostingRules} from '../rules';

/** Form of vercel.json, as far as we use it (https://vercel.com/docs/project-configuration). */
export type VercelConfig = {
  $schema: string;
  framework: null;
  buildCommand: string;
  outputDirectory: string;
  cleanUrls: boolean;
  trailingSlash: boolean;
  functions: Record<string, {maxDuration: number}>;
  rewrites: {source: string; destination: string}[];
  redirects: {
    source: string;
    has?: {type: 'header'; key: string; value: string}[];
    destination: string;
    permanent: boolean;
  }[];
  headers: {source: string; headers: {key: string; value: string}[]}[];
};

/** Header rules whose sources don't overlap for the same name, because their order is not guaranteed. */
function headerRules(rules: HostingRules): VercelConfig['headers'] {
  const sources = new Map<string, {key: string; value: string}[]>();
  const add = (source: string, key: string, value: string) =>
    sources.set(source, [...(sources.get(source) ?? []), {key, value}]);
  for (const {name, value, exceptions} of headerTable(rules.headers)) {
    const but = exceptions.map(({under}) => under.slice(1)).join('|');
    if (value !== undefined) add(but === '' ? '/(.*)' : `/((?!${but}).*)`, name, value);
    for (const {under, value: other} of exceptions) add(`${under}(.*)`, name, other);
  }
  return [...sources].map(([source, headers]) => ({source, headers}));
}

const FOLDERS = COPY_FOLDERS.map((folder) => folder.slice(1)).join('|');

/** Copies, and pages that are answered with one. */
const copyHeaders = (): VercelConfig['headers'] => [
  {
    source: `/(${FOLDERS})(.*)\\.md`,
    headers: [
      {key: 'Content-Type', value: COPY_TYPE},
      ...Object.entries(COPY_HEADERS).map(([key, value]) => ({key, value})),
    ],
  },
  {source: `/(${FOLDERS})(.*)`, headers: [{key: 'Vary', value: COPY_VARY}]},
];

/** Rewrites apply only to paths without a file, so clients that want a copy are redirected to it. */
const copyRedirects = (): VercelConfig['redirects'] => [
  {
    source: `/:page((?:${FOLDERS})(?:/(?!.*\\.md$).*)?)`,
    // The value must match the whole header.
    has: [{type: 'header', key: 'accept', value: `.*${WANTS_COPY}.*`}],
    destination: '/:page.md',
    permanent: false,
  },
];

/** The text of vercel.json. The host compresses files itself and redirects `.html`, `/index`, and `/` with 308. */
export function renderVercel(rules: HostingRules): string {
  const config: VercelConfig = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand:
      'npm run build && npm run keep-assets -- --from https://$VERCEL_PROJECT_PRODUCTION_URL',
    outputDirectory: 'build',
    cleanUrls: true,
    trailingSlash: false,
    // The documentation server for AI assistants.
    functions: {'api/mcp.ts': {maxDuration: 15}},
    rewrites: [{source: '/mcp', destination: '/api/mcp'}],
    redirects: [
      ...rules.redirects.map(({from, to}) => ({source: from, destination: to, permanent: true})),
      ...copyRedirects(),
    ],
    headers: [...headerRules(rules), ...copyHeaders()],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
