// Generated from tools/hosting/rules.ts by `npm run hosting`: change the table, not this file.

/** Targets of paths: the second value, or else what the parentheses of the first match. */
const moves = [
  [new RegExp(String.raw`^/docs/managed-datahub/operator-guide/setting-up-remote-ingestion-executor(?:\.html|/index|/){0,8}$`), '/docs/managed-datahub/remote-executor/about'],
  [new RegExp(String.raw`^/docs/0\.15\.0(?:\.html|/index|/){0,8}$`), '/docs/0.15.0/features'],
  [new RegExp(String.raw`^/docs/0\.15\.0/managed-datahub/operator-guide/setting-up-remote-ingestion-executor(?:\.html|/index|/){0,8}$`), '/docs/0.15.0/managed-datahub/remote-executor/about'],
  [new RegExp(String.raw`^(?:\.html|/index|/){1,8}$`), '/'],
  [new RegExp(String.raw`^([^?]+?)(?:\.html|/index|/){1,8}$`), undefined],
];

const headers = {
  'Content-Security-Policy': "default-src 'self'; script-src 'self' 'sha256-P4k2L01XSijgFIvZwucycddHz+EzbPhLmAqyxS0A+yo=' 'sha256-XPDOa6bPaKPfEJOvDwJW7f/4SSzjdi81oy6YQ0MfOW4=' 'sha256-ZtxxQRhhzxzT4ovO3Nq9UueTAmlufB8uYfqBKN0wDOw=' 'sha256-jepK4mOCiTTgrMiFp3IdUaigJ5c97tPkWBbQQ1SXaKo='; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; media-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self' https://*.acryl.io https://acryldata.io https://*.acryldata.io https://datahub.com https://*.datahub.com http://localhost:*",
  'Strict-Transport-Security': "max-age=31536000",
  'X-Content-Type-Options': "nosniff",
  'Referrer-Policy': "strict-origin-when-cross-origin",
  'Permissions-Policy': "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()",
  'Cross-Origin-Opener-Policy': "same-origin-allow-popups",
  'Cache-Control': "public, max-age=0, must-revalidate",
};

const moved = (location) =>
  new Response(null, {status: 308, headers: {...headers, Location: location}});

export default function canonical(request) {
  const {pathname, search} = new URL(request.url);
  const path = pathname.replace(/\/{2,}/g, '/');
  for (const [pattern, to] of moves) {
    const match = pattern.exec(path);
    if (!match) continue;
    return moved((to ?? match[1]) + search);
  }
  return path === pathname ? undefined : moved(path + search);
}
