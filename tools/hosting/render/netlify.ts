/** Renders the table for Netlify: a netlify.toml for the project's root. */
import {headerTable} from '../header-table';
import {REDIRECT_STATUS} from '../match';
import {type HostingRules, MADE_FROM} from '../rules';
import {EDGE_FUNCTION} from './netlify-edge';

/** What Netlify sends by default. Its rules are additive where they overlap, so this value must not be repeated. */
const NETLIFY_DEFAULTS: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
};

const text = (value: string) => JSON.stringify(value);

function headerBlocks(rules: HostingRules): string[] {
  const values = new Map<string, string[]>();
  const add = (path: string, name: string, value: string) =>
    values.set(path, [...(values.get(path) ?? []), `  ${name} = ${text(value)}`]);
  for (const {name, value, exceptions} of headerTable(rules.headers)) {
    if (exceptions.length > 0 && value !== NETLIFY_DEFAULTS[name]) {
      throw new Error(
        `Netlify can't send ${name}: ${value} everywhere and something else below ${exceptions[0]?.under}.`,
      );
    }
    if (exceptions.length === 0 && value !== undefined) add('/*', name, value);
    for (const {under, value: other} of exceptions) add(`${under}*`, name, other);
  }
  return [...values].flatMap(([path, lines]) => [
    '[[headers]]',
    `for = ${text(path)}`,
    '[headers.values]',
    ...lines,
    '',
  ]);
}

/**
 * The text of netlify.toml. The host compresses files and serves 404.html itself; an edge function, which runs
 * only for paths that aren't canonical, redirects those.
 */
export function renderNetlify(rules: HostingRules): string {
  return [
    ...MADE_FROM.map((line) => `# ${line}`),
    "# Copy to the project's root. Cache-Control of pages is Netlify's own default:",
    `# ${NETLIFY_DEFAULTS['Cache-Control']}`,
    '',
    '[build]',
    // Netlify provides the URL of the deployed site in the variable URL.
    'command = "npm run build && npm run keep-assets -- --from $URL"',
    'publish = "build"',
    'edge_functions = "tools/hosting/generated/netlify"',
    '',
    // The documentation server for AI assistants, at /mcp.
    '[functions]',
    'directory = "tools/mcp/hosts/netlify"',
    'node_bundler = "esbuild"',
    '',
    '[build.processing.html]',
    'pretty_urls = false',
    '',
    '[[edge_functions]]',
    `function = ${text(EDGE_FUNCTION.name)}`,
    `pattern = ${text(EDGE_FUNCTION.pattern)}`,
    '',
    ...rules.redirects.flatMap(({from, to}) => [
      '[[redirects]]',
      `from = ${text(from)}`,
      `to = ${text(to)}`,
      `status = ${REDIRECT_STATUS}`,
      'force = true',
      '',
    ]),
    ...headerBlocks(rules),
  ].join('\n');
}
