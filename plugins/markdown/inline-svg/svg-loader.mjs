/**
 * Bundler loader of `*.inline.svg`: checks the drawing and exports it as a string. Plain
 * JavaScript, because the bundler loads it without a TypeScript step.
 */
import path from 'node:path';

/** What a drawing must not contain: it becomes part of the page, with the page's permissions and styles. */
const FORBIDDEN = [
  [/<script\b|\son[a-z]+\s*=/i, 'a script', 'Remove it.'],
  [
    /<style\b/i,
    'a <style> element',
    'It would change the whole page: use the classes in src/css/diagrams.css.',
  ],
  [/<foreignObject\b/i, 'a <foreignObject>', 'Use <text>.'],
  [
    /(?:href|src)\s*=\s*["'](?!#)/i,
    'a link or an external file',
    'Draw it, or link from the text below.',
  ],
];

/** @throws Error that names the file and what to do */
function check(svg, name) {
  if (!/^<svg\b[^>]*\sviewBox\s*=/.test(svg)) {
    throw new Error(
      `${name}: the file must be a single <svg> element with a viewBox, so that it can scale.`,
    );
  }
  for (const [pattern, what, advice] of FORBIDDEN) {
    if (pattern.test(svg)) throw new Error(`${name}: contains ${what}. ${advice}`);
  }
}

/** Makes the ids of a drawing unique, since two drawings of a page may both have an "arrow". */
function ownIds(svg, prefix) {
  const ids = [...svg.matchAll(/\sid\s*=\s*["']([^"']+)["']/g)].map((match) => match[1]);
  return ids.reduce(
    (text, id) =>
      text
        .replaceAll(new RegExp(`(\\sid\\s*=\\s*["'])${id}(?=["'])`, 'g'), `$1${prefix}-${id}`)
        .replaceAll(`url(#${id})`, `url(#${prefix}-${id})`)
        .replaceAll(new RegExp(`(href\\s*=\\s*["'])#${id}(?=["'])`, 'g'), `$1#${prefix}-${id}`),
    svg,
  );
}

/** @param {string} source text of the file */
export default function svgLoader(source) {
  const file = path.basename(this.resourcePath);
  const svg = source
    .replace(/^\uFEFF/, '')
    .replace(/<\?xml[^]*?\?>|<!DOCTYPE[^>]*>|<!--[^]*?-->/gi, '')
    .replace(/>\s*\n\s*</g, '><')
    // The element around the drawing has the role and the name.
    .replace(/^\s*<svg\b[^>]*/, (tag) =>
      tag.replace(/\s(?:role|aria-[a-z]+)\s*=\s*["'][^"']*["']/g, ''),
    )
    .trim();
  check(svg, this.resourcePath);
  return `module.exports = ${JSON.stringify(ownIds(svg, file.replace(/\.inline\.svg$/, '')))};`;
}
