/**
 * Bundler loader of Docusaurus' `ComponentCreator.js`, which imports the page of an unknown address past the registry
 * (see registry-loader.mjs). Its chunk gets a name, and the build the same name to look its styles up by. Plain
 * JavaScript, because the bundler loads it without a TypeScript step.
 */
const NAME = 'not-found';

const CHANGES = [
  ["import('@theme/NotFound')", `import(/* webpackChunkName: "${NAME}" */ '@theme/NotFound')`],
  ["modules: ['@theme/NotFound']", `modules: ['${NAME}']`],
];

/** @throws Error if a new Docusaurus imports the page in another way */
export default function notFoundLoader(source) {
  return CHANGES.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`ComponentCreator.js no longer holds ${from}`);
    return text.replace(from, to);
  }, source);
}
