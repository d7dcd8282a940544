import {describe, expect, it} from 'vitest';
import {stemSynonyms} from './write-index';
import {Synonyms} from './synonyms';
import {stem} from './terms';

const synonyms = new Synonyms(
  stemSynonyms({
    same: [
      ['sso', 'single sign on', 'OIDC'],
      ['kubernetes', 'k8s'],
    ],
    near: [['policies', 'access control']],
  }),
);
const find = (...words: string[]) => synonyms.find(words.map(stem));
const termsFor = (...words: string[]) => find(...words).map(({stems}) => stems.join(' '));

describe('find', () => {
  it('returns the other terms of a group, ignoring case', () => {
    expect(termsFor('oidc')).toEqual(['sso', `${stem('single')} sign`]);
  });

  it('finds terms of several words inside a query, and returns their positions', () => {
    const found = find('configure', 'single', 'sign', 'on', 'azure');
    expect(found.map(({from, to, stems}) => [from, to, stems])).toEqual([
      [1, 4, ['sso']],
      [1, 4, ['oidc']],
    ]);
  });

  it('finds a term in another form of its word', () => {
    expect(termsFor('policy')).toEqual(['access control']);
  });

  it('returns nothing for part of a term', () => {
    expect(find('single', 'sign')).toEqual([]);
    expect(find('control')).toEqual([]);
  });

  it('has less weight than the word itself, and even less if terms only lead to the same pages', () => {
    const [same] = find('k8s');
    const [near] = find('policies');
    expect(same?.worth).toBeLessThan(1);
    expect(near?.worth).toBeLessThan(same?.worth ?? 0);
  });
});

it('returns no term of which only a weak word is left', () => {
  const login = new Synonyms({same: [['login', 'sign in', 'signin']], near: []});
  expect(login.find(['login']).map(({stems}) => stems)).toEqual([['signin']]);
  expect(login.find(['sign', 'in']).map(({stems}) => stems)).toEqual([['login'], ['signin']]);
});

it('returns the terms of all groups that contain a term', () => {
  const both = new Synonyms({same: [['pat', 'token']], near: [['token', 'secret']]});
  expect(both.find(['token']).map(({stems}) => stems)).toEqual([['pat'], ['secret']]);
});
