/** Renders the table for Vercel: a vercel.json for the project's root. */
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
  redirects: {source: string; destination: string; permanent: boolean}[];
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
    redirects: rules.redirects.map(({from, to}) => ({
      source: from,
      destination: to,
      permanent: true,
    })),
    headers: headerRules(rules),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
