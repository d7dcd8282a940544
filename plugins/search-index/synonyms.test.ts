import {describe, expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {tempDir} from '../common/testing/temp-dir';
import {readSynonyms, SYNONYMS} from './synonyms';

const read = (text: string) => readSynonyms(tempDir({[SYNONYMS]: text}));

function messageFor(text: string): string {
  try {
    read(text);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('readSynonyms', () => {
  it('reads groups of terms', () => {
    expect(read('same:\n  - [sso, single sign on]\nnear:\n  - [delete, prune]\n')).toEqual({
      same: [['sso', 'single sign on']],
      near: [['delete', 'prune']],
    });
  });

  it('reports for each error where it is, what was found, and what was expected', () => {
    expect(messageFor('same:\n  - [sso]\n  - [k8s, 8]\n  - s3\nnears:\n  - [delete, prune]\n'))
      .toMatchInlineSnapshot(`
      "5 problems in the reference facts:

      reference/search-synonyms.yaml:2  same[0]
          found:    ["sso"]
          expected: two or more terms in a group, such as [sso, oidc]

      reference/search-synonyms.yaml:3  same[1][1]
          found:    8
          expected: text

      reference/search-synonyms.yaml:4  same[2]
          found:    "s3"
          expected: a list

      reference/search-synonyms.yaml:1  near
          expected: a list; the key is missing or empty

      reference/search-synonyms.yaml:5  nears
          found:    "nears"
          expected: no key named nears; remove it or fix its spelling
      "
    `);
  });

  it('reports that a file is empty or missing', () => {
    expect(messageFor('')).toContain(`${SYNONYMS}:1`);
    expect(() => readSynonyms(tempDir())).toThrow(`${SYNONYMS}\n    expected: this file`);
  });
});

it('accepts the site’s own file, in which no group has a duplicate term', () => {
  const {same, near} = readSynonyms(ROOT);
  for (const group of [...same, ...near]) expect(new Set(group).size).toBe(group.length);
});
