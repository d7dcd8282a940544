/** The modules of Docusaurus in which a few words are replaced. */
import type {PatchName} from '../../src/lib/patches';

type Replacement = {
  place: {patch: PatchName; package: string; file: string};
  changes: readonly (readonly [from: string, to: string])[];
};

/** Of the chunk of the page of an unknown address. */
const NAME = 'not-found';

export const REPLACEMENTS: readonly Replacement[] = [
  {
    // Imports that page past the registry (see registry-loader.mjs): its chunk gets a name, and the build the same
    // name to look its styles up by.
    place: {
      patch: 'page-assets',
      package: '@docusaurus/core',
      file: 'lib/client/exports/ComponentCreator.js',
    },
    changes: [
      ["import('@theme/NotFound')", `import(/* webpackChunkName: "${NAME}" */ '@theme/NotFound')`],
      ["modules: ['@theme/NotFound']", `modules: ['${NAME}']`],
    ],
  },
  {
    // Sorts the keys of an object by the rules of a language, which the browser loads for that alone while the page
    // becomes usable; any fixed order does.
    place: {
      patch: 'key-order',
      package: '@docusaurus/theme-common',
      file: 'lib/utils/reactUtils.js',
    },
    changes: [['a[0].localeCompare(b[0])', '(a[0] < b[0] ? -1 : 1)']],
  },
];
