/** A service loads only if the reader, or else the configuration, allows it. */
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
  ['consent to other services', {answer: {...yes, services: ['map']}}, false, true],
  ['a browser that refuses', {refusedByBrowser: true}, false, false],
  [
    'a browser that refuses, despite an answer',
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

it('asks again after a service is added, and loads only those that were allowed', () => {
  const given = circumstances({answer: yes});
  expect(mustAsk([COUNTER, MAP], given)).toBe(true);
  expect([COUNTER, MAP].filter((service) => mayLoad(service, given))).toEqual([COUNTER]);
});

it('never asks about services that need no consent', () => {
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

it("ignores anything in a stored answer that isn't a service name", () => {
  expect(parseAnswer('{"allowed":true,"services":["map",7,{}]}')?.services).toEqual(['map']);
});
