import {expect, it} from 'vitest';
import {stemSynonyms} from './write-index';
import {stem} from './terms';

it('writes terms as the stems of all their words, in any case or spelling', () => {
  expect(stemSynonyms({same: [['Access policies', 'single sign-on']], near: [['K8s']]})).toEqual({
    same: [['access policy', `${stem('single')} sign on`]],
    near: [['k8s']],
  });
});
