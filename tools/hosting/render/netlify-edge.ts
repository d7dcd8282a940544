/** Renders the edge function that redirects paths that aren't canonical, which Netlify's rules can't do. */
import {addressPatterns} from '../addresses';
import {headersFor, REDIRECT_STATUS} from '../match';
import {type HostingRules, MADE_FROM} from '../rules';

/** Name of the function, and the paths it runs for: never a canonical one, so pages don't wait for it. */
export const EDGE_FUNCTION = {
  name: 'canonical',
  pattern: String.raw`^/(?:index|.+(?:\.html|/index|/)|(?:.*/)?/.*)$`,
} as const;

/** The text of the edge function. */
export function renderNetlifyEdge(rules: HostingRules): string {
  const moves = addressPatterns(rules.redirects)
    // What other servers reject is left to the host, which parses URLs before the function does.
    .filter(({target}) => target !== 'same' && typeof target !== 'number')
    .map(({path, target}) => {
      const to = target === 'captured' ? 'undefined' : `'${target}'`;
      return `  [new RegExp(String.raw\`^${path}$\`), ${to}],`;
    });
  const headers = Object.entries(headersFor('/', rules)).map(
    ([name, value]) => `  '${name}': ${JSON.stringify(value)},`,
  );
  return [
    ...MADE_FROM.map((line) => `// ${line}`),
    '',
    '/** Targets of paths: the second value, or else what the parentheses of the first match. */',
    'const moves = [',
    ...moves,
    '];',
    '',
    'const headers = {',
    ...headers,
    '};',
    '',
    'const moved = (location) =>',
    `  new Response(null, {status: ${REDIRECT_STATUS}, headers: {...headers, Location: location}});`,
    '',
    'export default function canonical(request) {',
    '  const {pathname, search} = new URL(request.url);',
    "  const path = pathname.replace(/\\/{2,}/g, '/');",
    '  for (const [pattern, to] of moves) {',
    '    const match = pattern.exec(path);',
    '    if (!match) continue;',
    '    return moved((to ?? match[1]) + search);',
    '  }',
    '  return path === pathname ? undefined : moved(path + search);',
    '}',
    '',
  ].join('\n');
}
