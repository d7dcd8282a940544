import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {ROOT} from '../../plugins/common/root';
import {script, tool} from './tool';

it.each([
  ['typescript-7', 'tsc'],
  ['eslint', undefined],
  ['@playwright/test', 'playwright'],
])('finds the program of %s', (pack, name) => {
  const {stdout, status} = spawnSync(process.execPath, [tool(pack, name), '--version']);
  expect(status).toBe(0);
  expect(String(stdout)).toMatch(/\d+\.\d+/);
});

it('runs a file of this project', () => {
  const args = [...script('tools/server/cli.ts'), '--dir', 'no-such-folder'];
  const {stderr} = spawnSync(process.execPath, args, {cwd: ROOT});
  expect(String(stderr)).toContain('There is no built site in no-such-folder/');
});

it('says what is missing', () => {
  expect(() => tool('no-such-package')).toThrow('no-such-package is not installed');
  expect(() => tool('typescript', 'tscc')).toThrow('typescript has no program tscc');
});
