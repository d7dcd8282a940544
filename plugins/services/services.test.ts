/**
 * The table of services: off without identifiers, with exactly its hosts otherwise, and errors that say what to
 * correct.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import SERVICES from '../../services';
import {ROOT} from '../common/root';
import {hostsSchema} from '../content-policy/facts';
import {switchOn} from '.';

const variablesOf = ({variables, optional}: (typeof SERVICES)[number]) =>
  Object.entries({...variables, ...optional});

/** The environment in which a service is on, with the example values of its row. */
const exampleOf = (service: (typeof SERVICES)[number]) =>
  Object.fromEntries(variablesOf(service).map(([name, {example}]) => [name, example]));

const errorOf = (environment: Record<string, string>): string => {
  try {
    switchOn(SERVICES, environment);
    return '';
  } catch (error) {
    return String(error);
  }
};

const NOTHING = {customFields: {}, clientModules: [], footerItems: []};

it('is off without identifiers, and with empty ones', () => {
  expect(switchOn(SERVICES, {})).toEqual(NOTHING);
  const names = SERVICES.flatMap(variablesOf).map(([name]) => name);
  expect(switchOn(SERVICES, Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(NOTHING);
});

it('is off if one of two identifiers is missing', () => {
  expect(switchOn(SERVICES, {ALGOLIA_APP_ID: 'ABC'})).toEqual(NOTHING);
});

it.each(SERVICES)('only $id is on with the examples of its row', (service) => {
  const {customFields, clientModules, footerItems} = switchOn(SERVICES, exampleOf(service));
  const hosts = hostsSchema.parse(customFields.contentHosts);
  expect(Object.values(hosts).flat().length).toBeGreaterThan(0);
  expect(customFields.services?.list.map(({id}) => id) ?? []).toEqual(
    service.load ? [service.id] : [],
  );
  // The privacy page lists it either way.
  const {services, servicesOnRequest = []} = customFields;
  expect([...(services?.list ?? []), ...servicesOnRequest]).toHaveLength(1);
  expect(clientModules).toHaveLength(service.load ? 1 : 0);
  expect(footerItems).toHaveLength(service.consent ? 1 : 0);
  // Pages get it as JSON.
  expect(JSON.parse(JSON.stringify(customFields))).toEqual(customFields);
});

it('has exactly the hosts of the services that are on, without duplicates', () => {
  const {customFields} = switchOn(SERVICES, {
    ANALYTICS_ID: 'G-ABC',
    TAG_MANAGER_ID: 'GTM-ABC',
    STORY_FORM_URL: 'https://forms.example/a?b=c',
    CONTENT_HOSTS: 'img-src https://pixel.example; script-src https://*.googletagmanager.com',
  });
  expect(customFields.contentHosts).toEqual({
    'script-src': ['https://*.googletagmanager.com'],
    'img-src': [
      'https://*.google-analytics.com',
      'https://*.googletagmanager.com',
      'https://pixel.example',
    ],
    'connect-src': [
      'https://*.analytics.google.com',
      'https://*.google-analytics.com',
      'https://*.googletagmanager.com',
    ],
    'frame-src': ['https://forms.example'],
  });
});

it('gives the chat assistant its position, its shortcut, and the community', () => {
  const {customFields} = switchOn(SERVICES, {CHAT_ASSISTANT_ID: '7'});
  expect(customFields.services?.list[0]?.load).toMatchObject({
    src: 'https://widget.runllm.com',
    attributes: {
      'runllm-assistant-id': '7',
      'runllm-position': 'BOTTOM_RIGHT',
      'runllm-keyboard-shortcut': 'Mod+j',
      'runllm-community-type': 'slack',
    },
  });
});

it('gives any other script its name and attributes', () => {
  const {customFields} = switchOn(SERVICES, {
    OTHER_SCRIPT_URL: 'https://widget.example/a.js',
    OTHER_SCRIPT_NAME: 'Widget',
    OTHER_SCRIPT_ATTRIBUTES: 'data-key=a=b  data-side=left',
  });
  expect(customFields.services?.list[0]).toMatchObject({
    name: 'Widget',
    load: {attributes: {'data-key': 'a=b', 'data-side': 'left'}},
  });
});

it('waits for consent only if that is required', () => {
  const required = (environment: Record<string, string>) =>
    switchOn(SERVICES, {ANALYTICS_ID: 'G-ABC', ...environment}).customFields.services
      ?.consentRequired;
  expect(required({})).toBe(false);
  expect(required({CONSENT: 'required'})).toBe(true);
});

it('loads nothing in development', () => {
  const environment = {NODE_ENV: 'development', ANALYTICS_ID: 'G-ABC'};
  expect(switchOn(SERVICES, environment)).toMatchObject({clientModules: [], footerItems: []});
});

it.each([
  ['ANALYTICS_ID', "G-ABC');alert(1)", 'G-ABC1234567'],
  ['SCHEDULER_URL', 'https://calendly.example/a', 'https://calendly.com/acme/demo'],
  ['EVENTS_CALENDAR_URL', 'javascript:alert(1)', 'https://lu.ma/embed/calendar/abc'],
  ['CONSENT', 'yes', 'required'],
])('stops the build at %s=%s', (name, value, example) => {
  const error = errorOf({ANALYTICS_ID: 'G-ABC', [name]: value});
  expect(error).toContain(`The environment variable ${name} has a value`);
  expect(error).toContain(`found     ${value}\n`);
  expect(error).toContain(`expected  a value such as ${example}\n`);
});

it.each([
  "script-src 'unsafe-inline'",
  'script-src *',
  'script-src http://a.example',
  'default-src https://a.example',
  'img-src',
])('stops the build at CONTENT_HOSTS=%s', (part) => {
  const error = errorOf({CONTENT_HOSTS: `img-src https://a.example; ${part}`});
  expect(error).toContain(`found     ${part}\n`);
});

it('has each service once, and all variables are in the guides', () => {
  const ids = SERVICES.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const names = [
    ...SERVICES.flatMap(variablesOf).map(([name]) => name),
    'CONSENT',
    'CONTENT_HOSTS',
  ];
  for (const guide of ['README.md', 'contributing/services.md']) {
    const text = fs.readFileSync(path.join(ROOT, guide), 'utf8');
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  }
});
