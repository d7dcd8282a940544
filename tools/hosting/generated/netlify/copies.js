// Generated from tools/hosting/rules.ts by `npm run hosting`: change the table, not this file.

/** Without a copy, the response is that of the page. */
export default async function copies(request, context) {
  const {pathname, origin} = new URL(request.url);
  if (pathname.endsWith('.md')) return undefined;
  const copy = await context.next(new Request(`${origin}${pathname}.md`, request));
  if (!copy.ok && copy.status !== 304) return undefined;
  const response = new Response(copy.body, copy);
  response.headers.delete('X-Robots-Tag');
  response.headers.append('Vary', 'Accept');
  return response;
}

export const config = {
  pattern: String.raw`^/(?:docs|learn)(?:/.*)?$`,
  header: {accept: String.raw`(?:^|,)\s*text/markdown\s*(?:;\s*q=1(?:\.0+)?\s*)?(?:,|$)`},
};
