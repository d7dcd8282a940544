import {describe, expect, it} from 'vitest';
import {alternativesOf} from './alternatives';
import {parseQuery} from './query';
import {stem} from './terms';
import {indexOf, pageRecord, siteIndex} from './testing';

const index = siteIndex();

/** What parts of a query may mean: positions of its words, and terms. */
const meanings = (query: string, of = index) =>
  alternativesOf(of, parseQuery(`${query} `)).map(({from, to, terms, confidence}) => ({
    span: [from, to],
    terms: terms.map((term) => of.words.terms[term]),
    confidence,
  }));

it('interprets two words as the compound that they form', () => {
  const found = meanings('power bi');
  expect(found).toContainEqual({span: [0, 2], terms: ['powerbi'], confidence: expect.any(Number)});
});

it('interprets a compound as its two words', () => {
  const found = meanings('impactanalysis');
  expect(found).toContainEqual(
    expect.objectContaining({span: [0, 1], terms: ['impact', 'analysis']}),
  );
});

it('does not split words that are in the index', () => {
  expect(meanings('quickstart').map(({terms}) => terms)).toEqual([['quickstart']]);
});

describe('synonyms', () => {
  it('cover the words that they replace', () => {
    const found = meanings('k8s deploy');
    expect(found).toContainEqual(
      expect.objectContaining({span: [0, 1], terms: [stem('kubernetes')]}),
    );
  });

  it('are omitted if no page contains them', () => {
    const [policy] = meanings('policies');
    const alone = indexOf([pageRecord('/docs/a', 'Policies')], {
      same: [['policies', 'rules']],
      near: [],
    });
    expect(policy?.terms).toEqual(meanings('policies', alone)[0]?.terms);
    expect(meanings('policies', alone)).toHaveLength(1);
  });

  it('have less weight for words that are rarer than they are', () => {
    const pages = ['one', 'two', 'three', 'four'].map((name) =>
      pageRecord(`/docs/${name}`, 'Access', {text: name === 'one' ? 'rbac' : ''}),
    );
    const synonyms = {same: [['rbac', 'access']], near: []};
    const confidence = (word: string) =>
      meanings(word, indexOf(pages, synonyms)).find(({terms}) => terms[0] !== stem(word))
        ?.confidence;
    expect(confidence('rbac')).toBeLessThan(confidence('access') ?? 0);
  });
});

it('gives the words of a known name little weight compared to the whole', () => {
  const inName = meanings('searchAcrossEntities').find(({terms}) => terms[0] === 'search');
  const apart = meanings('search across entities').find(({terms}) => terms[0] === 'search');
  expect(inName?.confidence).toBeLessThan(apart?.confidence ?? 0);
});

it('has no alternatives for words that resemble nothing', () => {
  expect(meanings('xyzzyqwv')).toEqual([]);
});
