import {expect, it} from 'vitest';
import {watchedPaths} from './watched-paths';

it.each(['/home/ana/docs-site', '/home/ana/genDocs/site', '/home/ana/my-genDocs'])(
  'watches sources and sidebars of a clone in %s, but not the assembled files',
  (root) => {
    const original = [
      `${root}/sidebars.ts`,
      `${root}/genDocs/**/*.{md,mdx}`,
      `${root}/versioned_docs/version-2.0.0/**/*.{md,mdx}`,
    ];
    expect(watchedPaths(root, original)).toEqual([
      `${root}/sidebars.ts`,
      `${root}/versioned_docs/version-2.0.0/**/*.{md,mdx}`,
      `${root}/docs/**/*`,
      `${root}/sidebars/**/*`,
      `${root}/reference/**/*`,
    ]);
  },
);
