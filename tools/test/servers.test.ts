import {expect, it, vi} from 'vitest';
import {ensureServers} from './servers';

/** A machine without servers; apt-get brings some of them. Records what happens in which order. */
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

it('installs nothing where all is there, and says nothing', () => {
  const {events, there, programs, install} = machine([]);
  there.add('nginx').add('caddy');
  expect(ensureServers(programs, true, install)).toEqual([]);
  expect(events).toEqual([]);
});

it('says what it installs before it does', () => {
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
  ['can not get a package', true],
])('says what is not tried where it %s', (_, canInstall) => {
  const {events, programs, install} = machine(['nginx']);
  expect(ensureServers(programs, canInstall, install)).toContain('caddy');
  expect(events.at(-1)).toContain('sudo apt-get install');
  expect(events.at(-1)).toContain('caddy');
});
