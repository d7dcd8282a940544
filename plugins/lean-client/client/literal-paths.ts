/**
 * `path-to-regexp` for a site whose paths have no parameters. The router requests a regular expression for every route,
 * and compiles hundreds of them before it renders a page; for a path without parameters, a string comparison does the
 * same.
 */
import pathToRegexp, {type Key, type Path, type RegExpOptions} from 'path-to-regexp/index.js';

/** A path without parameters and without a slash at its end. */
const LITERAL = /^(?:\/[\w.~-]+)+$/;

/** The part of the regular expression interface that the router uses. */
type Matcher = Pick<RegExp, 'exec'>;

/** A slash may follow the path and, unless `end` is set, further segments. Matching ignores case. */
function matcher(path: string, end: boolean): Matcher {
  const wanted = path.toLowerCase();
  return {
    exec(pathname) {
      if (!pathname.toLowerCase().startsWith(wanted)) return null;
      const rest = pathname.slice(wanted.length);
      if (rest === '' || rest === '/') return [pathname] as unknown as RegExpExecArray;
      if (end || !rest.startsWith('/')) return null;
      return [pathname.slice(0, wanted.length)] as unknown as RegExpExecArray;
    },
  };
}

function literalOrRegexp(path: Path, keys: Key[], options: RegExpOptions = {}): Matcher {
  const {end = true, strict = false, sensitive = false} = options;
  const literal = typeof path === 'string' && LITERAL.test(path) && !strict && !sensitive;
  return literal ? matcher(path, end) : pathToRegexp(path, keys, options);
}

export default Object.assign(literalOrRegexp, {
  parse: pathToRegexp.parse,
  compile: pathToRegexp.compile,
});
