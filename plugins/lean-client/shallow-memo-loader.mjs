/**
 * Bundler loader of the theme's `reactUtils.js`. It sorts the keys of an object by the rules of a language, which the
 * browser loads for that alone while the page becomes usable; any fixed order does. Plain JavaScript, because the
 * bundler loads it without a TypeScript step.
 */
const BY_LANGUAGE = 'a[0].localeCompare(b[0])';
const BY_CODE = '(a[0] < b[0] ? -1 : 1)';

/** @throws Error if a new theme sorts in another way */
export default function shallowMemoLoader(source) {
  if (!source.includes(BY_LANGUAGE))
    throw new Error(`reactUtils.js no longer holds ${BY_LANGUAGE}`);
  return source.replace(BY_LANGUAGE, BY_CODE);
}
