import {expect, it} from 'vitest';
import {serveOptions} from './serve-options';

it('serves build/ on port 3000, only on this machine, by default', () =>
  expect(serveOptions([], {})).toEqual({port: 3000, host: 'localhost', dir: 'build'}));

it('accepts other values', () =>
  expect(serveOptions(['--port', '0', '--host', '0.0.0.0', '--dir', 'out'])).toEqual({
    port: 0,
    host: '0.0.0.0',
    dir: 'out',
  }));

it.each(['http', '65536', '-1', '3.5', ''])('rejects the port "%s"', (port) =>
  expect(() => serveOptions([`--port=${port}`])).toThrow(
    `--port must be a number from 0 to 65535, not "${port}".`,
  ),
);

it.each([
  [[], {PORT: '4000'}, 4000],
  [[], {PORT: ''}, 3000],
  [['-p', '5000'], {PORT: '4000'}, 5000],
  [['--port=5000'], {PORT: 'http'}, 5000],
])('determines the port from %j and %j: %i', (args, env, port) =>
  expect(serveOptions(args, env).port).toBe(port),
);

it.each(['http', '65536', '-1', ' '])('rejects PORT="%s"', (PORT) =>
  expect(() => serveOptions([], {PORT})).toThrow(
    `PORT must be a number from 0 to 65535, not "${PORT}".`,
  ),
);

it('rejects an unknown option', () => expect(() => serveOptions(['--open'])).toThrow('--open'));
