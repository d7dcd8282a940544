import {describe, expect, it} from 'vitest';
import {tempDir} from '../../../plugins/common/testing/temp-dir';
import {QUERIES_FOLDER, readQueries} from './queries';

const read = (text: string, other = '') =>
  readQueries(
    tempDir({
      [`${QUERIES_FOLDER}/a.yaml`]: text,
      ...(other && {[`${QUERIES_FOLDER}/b.yaml`]: other}),
    }),
    ['tags', 'api/tutorials/tags'],
  );

describe('readQueries', () => {
  it('reads the entries of all files', () => {
    const tags = '- {query: tags, kind: word, pages: [tags, api/tutorials/tags]}\n';
    expect(read(tags, '- {query: tgas, kind: typo, pages: [tags]}\n')).toEqual([
      {query: 'tags', kind: 'word', pages: ['tags', 'api/tutorials/tags']},
      {query: 'tgas', kind: 'typo', pages: ['tags']},
    ]);
  });

  it('reports every invalid entry: file, line, key, found, and expected', () => {
    expect(() => read('- query: tags\n  kind: wrod\n  pages: []\n')).toThrow(
      [
        'The labeled queries of the search have problems:\n',
        'tests/search/queries/a.yaml:2  [0].kind',
        '    found:    "wrod"',
        '    expected: one of word, question, symbol, prefix, typo, plural, joined, synonym\n',
        'tests/search/queries/a.yaml:3  [0].pages',
        '    found:    []',
        '    expected: at least one page',
      ].join('\n'),
    );
  });

  it('checks the pages against the build', () => {
    expect(() => read('- {query: tags, kind: word, pages: [tags, tagz]}\n')).toThrow(
      'a.yaml:1  [0].pages[1]\n    found:    "tagz"\n    expected: path of a page of Next',
    );
  });

  it('rejects a query that occurs twice, even in two files', () => {
    const tags = '- {query: tags, kind: word, pages: [tags]}\n';
    expect(() => read(tags, `# more\n${tags}`)).toThrow(
      'b.yaml:2  [0].query\n    found:    "tags"\n    expected: a query that no other entry has',
    );
  });

  it('says that there are no queries', () => {
    expect(() => read('[]\n')).toThrow('tests/search/queries contains no queries.');
  });
});
