import {expect, it, vi} from 'vitest';
import {ensureServers} from './servers';

/** Creates a machine without servers, where apt-get has some of them, and records the order of events. */
function machine(available: readonly string[]) {
  const events: string[] = [];
  const there = new Set<string>();
  vi.spyOn(console, 'log').mockImplementation((text: string) => void events.push(text));
  const programs = ['nginx', 'caddy'].map((name) => ({
    package: name,
    isThere: () => there.has(name),
  }));
  const install = (packages: readonly string[]) => {
    events.push(`apt-get ${packages.join(' ')}`);
    packages.filter((name) => available.includes(name)).forEach((name) => there.add(name));
  };
  return {events, there, programs, install};
}

it('installs and prints nothing if all servers are installed', () => {
  const {events, there, programs, install} = machine([]);
  there.add('nginx').add('caddy');
  expect(ensureServers(programs, true, install)).toEqual([]);
  expect(events).toEqual([]);
});

it('says what it is going to install', () => {
  const {events, there, programs, install} = machine(['nginx', 'caddy']);
  there.add('nginx');
  expect(ensureServers(programs, true, install)).toEqual([]);
  expect(events).toEqual([
    'Servers are missing. Installing caddy with apt-get ...',
    'apt-get caddy',
  ]);
});

it.each([
  ['may not install', false],
  ['has no package', true],
])('says what is not tested if it %s', (_, canInstall) => {
  const {events, programs, install} = machine(['nginx']);
  expect(ensureServers(programs, canInstall, install)).toContain('caddy');
  expect(events.at(-1)).toContain('sudo apt-get install');
  expect(events.at(-1)).toContain('caddy');
});
