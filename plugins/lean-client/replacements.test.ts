/**
 * Replacements in the installed modules of Docusaurus. tests/e2e/shell/not-found.spec.ts verifies that the built
 * not-found page requests its styles: nothing in it moves.
 */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {packageFolder} from '../common/upstream.mjs';
import replaceLoader from './replace-loader.mjs';
import {REPLACEMENTS} from './replacements';

describe.each(REPLACEMENTS)('$place.file', ({place, changes}) => {
  const load = (text: string) => replaceLoader.call({getOptions: () => ({place, changes})}, text);
  const installed = fs.readFileSync(path.join(packageFolder(place.package), place.file), 'utf8');

  it('contains what is replaced', () => {
    const text = load(installed);
    for (const [from, to] of changes) {
      expect(text).not.toContain(from);
      expect(text).toContain(to);
    }
  });

  it("stops the build if it doesn't contain it, or more than once", () => {
    const [[from] = ['']] = changes;
    for (const [changed, found] of [
      [installed.replace(from, ''), 'not at all'],
      [installed + from, '2 times'],
    ] as const) {
      const words = [place.patch, place.package, place.file, from, found];
      const message = () => {
        try {
          return load(changed);
        } catch (error) {
          return (error as Error).message;
        }
      };
      for (const word of [...words, `PATCHES_OFF=${place.patch}`, 'plugins/PATCHES.md'])
        expect(message()).toContain(word);
    }
  });
});
