/** A build with other aliases doesn't use the cache of an earlier one. */
import type {Configuration} from 'webpack';
import {expect, it} from 'vitest';
import {cacheFor} from './bundler-cache';

const cached = (version: string) =>
  ({experiments: {cache: {type: 'persistent', version}}}) as Configuration;

it('has another version for other aliases, and keeps that of Docusaurus', () => {
  const [one, other] = [{a: '/one'}, {a: '/other'}].map((alias) => cacheFor(cached('v1'), alias));
  expect(one).not.toEqual(other);
  expect(one).toEqual(cacheFor(cached('v1'), {a: '/one'}));
  expect(one).not.toEqual(cacheFor(cached('v2'), {a: '/one'}));
  expect(one).toMatchObject({experiments: {cache: {version: expect.stringMatching(/^v1-./)}}});
});

it('adds no cache where there is none', () => {
  expect(cacheFor({}, {a: '/one'})).toEqual({});
  expect(cacheFor({experiments: {cache: false}} as Configuration, {a: '/one'})).toEqual({});
});
