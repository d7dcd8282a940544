/** Finds secrets that are written into a recipe. */
/** Names of settings that contain a secret, in sources, sinks, and transformers. */
export const SECRET_NAME =
  /(?:^|_)(?:password|passwd|secret|token|private_key|access_key|api_key|secret_key)$/i;

const VARIABLE = /\$\{.+\}|^\$\w/;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths of all strings and numbers in a value. */
function leaves(
  value: unknown,
  path: readonly string[],
  depth = 0,
): [readonly string[], unknown][] {
  if (!isObject(value)) return [[path, value]];
  if (depth > 30) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key], depth + 1));
}

/**
 * @param recipe its values
 * @param fields paths below `source.config` of settings with the type `secret`
 * @returns the paths of values that should come from a variable
 */
export function writtenSecrets(recipe: unknown, fields: ReadonlySet<string>): string[] {
  return leaves(recipe, []).flatMap(([path, value]) => {
    const isText = (typeof value === 'string' && value !== '') || typeof value === 'number';
    if (!isText || VARIABLE.test(String(value))) return [];
    const isField =
      path[0] === 'source' && path[1] === 'config' && fields.has(path.slice(2).join('.'));
    return isField || SECRET_NAME.test(path.at(-1) ?? '') ? [path.join('.')] : [];
  });
}

/** `https://user:password@host`, unless the password is a variable. */
const URL_PASSWORD = /:\/\/[^\s:/?#@]*:(?!\$)[^\s:/?#@$]+@/;

/** @returns the paths of values that contain a URL with a password */
export function passwordsInUrls(recipe: unknown): string[] {
  return leaves(recipe, []).flatMap(([path, value]) =>
    typeof value === 'string' && URL_PASSWORD.test(value) ? [path.join('.')] : [],
  );
}
