/** A service loads only where the reader, or else the configuration, lets it. */
import {expect, it} from 'vitest';
import {type Circumstances, mayLoad, mustAsk, parseAnswer} from './consent';

const COUNTER = {id: 'counter', consent: true};
const MAP = {id: 'map', consent: true};
const TIMER = {id: 'timer', consent: false};

const circumstances = (given: Partial<Circumstances>): Circumstances => ({
  ...{answer: undefined, refusedByBrowser: false, consentRequired: true},
  ...given,
});
const yes = {allowed: true, services: ['counter']};
const no = {allowed: false, services: ['counter']};

it.each([
  ['an unanswered question', {}, false, true],
  ['a yes', {answer: yes}, true, false],
  ['a no', {answer: no}, false, false],
  ['a yes to other services', {answer: {...yes, services: ['map']}}, false, true],
  ['a browser that refuses', {refusedByBrowser: true}, false, false],
  [
    'a browser that refuses, whatever was answered',
    {refusedByBrowser: true, answer: yes},
    false,
    false,
  ],
  ['no duty to ask', {consentRequired: false}, true, false],
  ['no duty to ask, and a no', {consentRequired: false, answer: no}, false, false],
  [
    'no duty to ask, and a browser that refuses',
    {consentRequired: false, refusedByBrowser: true},
    false,
    false,
  ],
] as const)('%s', (_, given, loads, asks) => {
  expect(mayLoad(COUNTER, circumstances(given))).toBe(loads);
  expect(mustAsk([COUNTER, TIMER], circumstances(given))).toBe(asks);
});

it('asks again once a service was added, and loads only those that were allowed', () => {
  const given = circumstances({answer: yes});
  expect(mustAsk([COUNTER, MAP], given)).toBe(true);
  expect([COUNTER, MAP].filter((service) => mayLoad(service, given))).toEqual([COUNTER]);
});

it('never asks about what needs no consent', () => {
  expect(mustAsk([TIMER], circumstances({}))).toBe(false);
  expect(mayLoad(TIMER, circumstances({refusedByBrowser: true, answer: no}))).toBe(true);
});

it('remembers an answer', () => {
  expect(parseAnswer(JSON.stringify(yes))).toEqual(yes);
});

it.each([
  null,
  '',
  'yes',
  '{}',
  'null',
  '[]',
  '{"allowed":"yes","services":[]}',
  '{"allowed":true}',
])('takes %j for no answer', (stored) => expect(parseAnswer(stored)).toBeUndefined());

it('ignores what is no name in a stored answer', () => {
  expect(parseAnswer('{"allowed":true,"services":["map",7,{}]}')?.services).toEqual(['map']);
});
