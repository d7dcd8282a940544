// Made from tools/hosting/rules.ts by `npm run hosting`: change the table, not this file.

/** Where paths belong: at the second value, or else at what the parentheses of the first hold. */
const moves = [
  [new RegExp(String.raw`^/docs/managed-datahub/operator-guide/setting-up-remote-ingestion-executor(?:\.html|/index|/)*$`), '/docs/managed-datahub/remote-executor/about'],
  [new RegExp(String.raw`^/docs/0\.15\.0(?:\.html|/index|/)*$`), '/docs/0.15.0/features'],
  [new RegExp(String.raw`^/docs/0\.15\.0/managed-datahub/operator-guide/setting-up-remote-ingestion-executor(?:\.html|/index|/)*$`), '/docs/0.15.0/managed-datahub/remote-executor/about'],
  [new RegExp(String.raw`^(?:\.html|/index|/)+$`), '/'],
  [new RegExp(String.raw`^((?:/[^/?\x5C]+?)*?)(?:\.html|/index|/)+$`), undefined],
];

const headers = {
  'Content-Security-Policy': "frame-ancestors 'self' https://*.acryl.io https://acryldata.io; base-uri 'self'; object-src 'none'",
  'X-Content-Type-Options': "nosniff",
  'Referrer-Policy': "strict-origin-when-cross-origin",
  'Permissions-Policy': "camera=(), geolocation=(), microphone=()",
  'Cache-Control': "public, max-age=0, must-revalidate",
};

export default function canonical(request) {
  const {pathname, search} = new URL(request.url);
  for (const [pattern, to] of moves) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const location = (to ?? match[1]) + search;
    return new Response(null, {status: 308, headers: {...headers, Location: location}});
  }
  return undefined;
}
