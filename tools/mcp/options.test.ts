import {expect, it} from 'vitest';
import {mcpOptions} from './options';

it('runs on stdio with the build by default', () =>
  expect(mcpOptions([])).toEqual({help: false, site: 'build'}));

it('reads the options of HTTP', () =>
  expect(
    mcpOptions([
      ...['--http', '--port', '80', '--site', 'https://a.example', '--allow-host', 'A.example'],
      ...['--allow-origin', '*', '--address-header', 'X-Real-IP', '--rate', '5'],
    ]),
  ).toEqual({
    ...{help: false, site: 'https://a.example'},
    http: {
      ...{port: 80, host: 'localhost', hosts: ['a.example'], origins: ['*']},
      ...{addressHeader: 'X-Real-IP', rate: 5},
    },
  }));

it.each([
  [['--http', '--port', '70000'], '--port must be a number from 0 to 65535, not "70000".'],
  [['--http', '--rate', '0'], '--rate must be a number from 1'],
  [['--nonsense'], 'nonsense'],
])('rejects %j', (args, message) => expect(() => mcpOptions(args)).toThrow(message));
