/** Checks packages that are left out or replaced entirely. */
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../common/list-files';
import {checkFile, packageFolder, upstreamChanged} from '../common/upstream.mjs';

/** The modules of the theme that use Prism in a browser: src/theme replaces one, and its code block doesn't use the other. */
const USES_PRISM = ['prism-include-languages.js', 'theme/CodeBlock/Content/index.js'];

/** @throws PatchError if other parts of the theme need Prism in the browser */
export function checkPrism(): void {
  for (const name of ['@docusaurus/theme-classic', '@docusaurus/theme-common']) {
    const folder = path.join(packageFolder(name), 'lib');
    const found = listFiles(folder).filter(
      // This one checks the configuration at build time.
      (file) => file.endsWith('.js') && file !== 'options.js' && usesPrism(path.join(folder, file)),
    );
    const others = found.filter((file) => !USES_PRISM.includes(file));
    if (others.length > 0) {
      throw upstreamChanged(
        {patch: 'no-prism', package: name, file: `lib/${others[0]}`},
        'no import of prism-react-renderer',
        others.join(', '),
      );
    }
  }
}

function usesPrism(file: string): boolean {
  return /(?:from |require\()["']prism-react-renderer["']/.test(fs.readFileSync(file, 'utf8'));
}

/** @throws PatchError if the router uses `path-to-regexp` for more than client/literal-paths.ts supports */
export function checkLiteralPaths(): void {
  checkFile({patch: 'literal-paths', package: 'react-router', file: 'esm/react-router.js'}, [
    "import pathToRegexp from 'path-to-regexp';",
    'pathToRegexp(path, keys, options)',
    'pathToRegexp.compile(path)',
    'regexp.exec(pathname)',
  ]);
}

/** @throws PatchError if client/preact-like-react.ts wouldn't find the element of a node of Preact's tree */
export function checkPreact(): void {
  checkFile({patch: 'preact', package: 'preact', file: 'dist/preact.mjs'}, ['.__e']);
}
