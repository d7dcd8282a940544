/** Pictures exist, and are light enough for a reader on a phone. */
import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Finding, Rule} from '../rule';

const LARGEST_KB = 500;

export function imageFiles(root: string): Rule {
  return ({file, tree}) => {
    const findings: Finding[] = [];
    visit(tree, 'image', ({url, position}) => {
      if (/^(?:[a-z]+:|\/\/)/i.test(url)) return;
      const [address = ''] = url.split(/[?#]/);
      const at = address.startsWith('/')
        ? path.posix.join('static', address)
        : path.posix.join(path.posix.dirname(file), decodeURI(address));
      const line = position?.start.line ?? 1;
      const {size} = fs.statSync(path.join(root, at), {throwIfNoEntry: false}) ?? {};
      if (size === undefined) {
        findings.push({line, found: url, expected: `a file that exists; there is no ${at}`});
      } else if (size > LARGEST_KB * 1000) {
        const found = `${at}, ${Math.round(size / 1000)} kB`;
        const expected = `at most ${LARGEST_KB} kB: crop it to what matters, or save it as WebP`;
        findings.push({line, found, expected});
      }
    });
    return findings;
  };
}
