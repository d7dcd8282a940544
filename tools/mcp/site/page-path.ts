/** Reads the address of a page as assistants write it. */
import {Mistake} from '../mistake';
import type {Version} from './version';

/** A page, and the part of it that the address names. */
export type PagePath = {path: string; anchor?: string};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path of a URL; a path stays as it is. */
function withoutOrigin(given: string): string {
  return /^https?:\/\//i.test(given) ? given.replace(/^https?:\/\/[^/?#]*/i, '') : given;
}

/**
 * @param given URL, path with or without `/docs/`, with or without `.md`, maybe with an anchor
 * @returns the path with a leading slash
 * @throws Mistake if it can't be the address of a page
 */
export function pagePath(given: string): PagePath {
  const [before = '', anchor] = withoutOrigin(given.trim()).split('#', 2);
  const bare = decoded(before.split('?', 1)[0] ?? '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.(?:mdx?|html)$/, '');
  if (bare.split('/').some((segment) => /^\.+$/.test(segment)) || bare.includes('\\')) {
    throw new Mistake(
      'The path of a page must not contain dots or backslashes as segments. Pass an address from search_docs, such as /docs/quickstart.',
    );
  }
  const path = /^(?:docs|learn)(?:\/|$)/.test(bare) ? `/${bare}` : `/docs/${bare}`;
  return {path: path.replace(/\/$/, ''), ...(anchor && {anchor: decoded(anchor)})};
}

/** Whether a version has the path. */
const has = ({path: root}: Version, path: string): boolean =>
  path === root || path.startsWith(`${root}/`);

/** The version whose docs a path is in; undefined outside the docs. */
export function versionOfPath(versions: readonly Version[], path: string): Version | undefined {
  // The path of the newest version is the beginning of all others.
  return [...versions].sort((a, b) => b.path.length - a.path.length).find((one) => has(one, path));
}

/** @returns the same page in another version */
export function inVersion(path: string, from: Version, to: Version): string {
  return to.path + path.slice(from.path.length);
}
