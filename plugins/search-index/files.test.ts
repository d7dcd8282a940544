import {describe, expect, it} from 'vitest';
import type {IndexFile, PageText} from '../../src/features/search/engine/format';
import {PAGES, SYNONYMS} from '../../src/features/search/engine/testing';
import {indexFiles} from './files';

const files = indexFiles(PAGES, SYNONYMS);
const parse = (file: string): unknown => JSON.parse(files.get(file) ?? '');

describe('indexFiles', () => {
  it('are the index and a text file for each page', () => {
    expect([...files.keys()]).toEqual(['index.json', ...PAGES.map((_, i) => `text/${i}.json`)]);
  });

  it('name a text file by the position of its page in the index', () => {
    const {pages} = parse('index.json') as IndexFile;
    const place = pages.findIndex(({url}) => url === '/docs/authorization/policies');
    const {sections} = parse(`text/${place}.json`) as PageText;
    expect(sections[0]?.text).toBe('A policy grants privileges to users and groups.');
  });

  it('leave the texts out of the index', () => {
    expect(files.get('index.json')).not.toContain('grants privileges');
  });
});
