/**
 * The image that the example company's own sites would serve, such as the icon of its wiki, so no picture waits for a
 * real host.
 */

/** Returns whether a URL belongs to the example company. */
export const isAcme = (address: string): boolean =>
  new URL(address).hostname.endsWith('.acme.example');

/** An open book, as SVG. */
export const ACME_IMAGE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<rect width="64" height="64" rx="14" fill="#0f766e"/>
<path d="M32 20c-5-4-12-5-19-5v32c7 0 14 1 19 5 5-4 12-5 19-5V15c-7 0-14 1-19 5z" fill="#fff"/>
<path d="M32 20v32" stroke="#0f766e" stroke-width="3"/>
</svg>`;
