/** Chains of causes: the usual ones read as in Docusaurus, and odd ones neither hang nor produce "undefined". */
import {getErrorCausalChain} from '@docusaurus/utils-common';
import {expect, it} from 'vitest';
import {messages} from './messages';

it('lists the messages of an error and of its causes', () => {
  const error = new Error('a', {cause: new Error('b', {cause: new TypeError('c')})});
  expect(messages(error)).toEqual(['a', 'b', 'c']);
  expect(messages(error)).toEqual(getErrorCausalChain(error).map(({message}) => message));
});

it('accepts causes and errors that are not Error objects', () => {
  expect(messages(new Error('a', {cause: 'no network'}))).toEqual(['a', 'no network']);
  expect(messages('thrown text')).toEqual(['thrown text']);
});

it('stops where causes form a cycle', () => {
  const first = new Error('first');
  first.cause = new Error('second', {cause: first});
  expect(messages(first)).toEqual(['first', 'second']);
});
