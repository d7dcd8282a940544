/** Renders the edge function that sends the Markdown copy of a page, which Netlify's rules can't choose by a header. */
import {COPIED_PATH, COPY_VARY, WANTS_COPY} from '../copies';
import {MADE_FROM} from '../rules';

/** Name of the function, and the paths it runs for, but only if the request has the header: pages don't wait for it. */
export const COPY_FUNCTION = {name: 'copies', pattern: `^${COPIED_PATH}$`} as const;

/** The text of the edge function. */
export function renderNetlifyCopies(): string {
  return [
    ...MADE_FROM.map((line) => `// ${line}`),
    '',
    '/** Without a copy, the response is that of the page. */',
    'export default async function copies(request, context) {',
    '  const {pathname, origin} = new URL(request.url);',
    "  if (pathname.endsWith('.md')) return undefined;",
    '  const copy = await context.next(new Request(`${origin}${pathname}.md`, request));',
    '  if (!copy.ok && copy.status !== 304) return undefined;',
    '  const response = new Response(copy.body, copy);',
    "  response.headers.delete('X-Robots-Tag');",
    `  response.headers.append('Vary', '${COPY_VARY}');`,
    '  return response;',
    '}',
    '',
    'export const config = {',
    `  pattern: String.raw\`${COPY_FUNCTION.pattern}\`,`,
    `  header: {accept: String.raw\`${WANTS_COPY}\`},`,
    '};',
    '',
  ].join('\n');
}
