import {expect, it, vi} from 'vitest';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {loadSiteEnv} from './site-env';

it('reads settings from site.env, except those that are already set', () => {
  vi.stubEnv('SITE_URL', 'https://docs.acme.example');
  vi.stubEnv('EDIT_URL', undefined);
  loadSiteEnv(tempDir({'site.env': '# ours\nSITE_URL=https://other.example\nEDIT_URL=x#1\n'}));
  expect(process.env['SITE_URL']).toBe('https://docs.acme.example');
  expect(process.env['EDIT_URL']).toBe('x');
});

it('does not require the file', () => {
  expect(() => loadSiteEnv(tempDir())).not.toThrow();
});
