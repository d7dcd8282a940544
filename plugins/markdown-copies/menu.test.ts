import {expect, it} from 'vitest';
import {assistantAddress} from '../../src/features/page-copy/model';
import {checked, menuSettings} from './menu';

const OPTIONS = {
  assistants: [{label: 'A', url: 'https://a.example/?q={url}'}],
  mcpPage: '/docs/mcp',
};
const withPage = (path: string) => ({
  versions: [
    {
      ...{name: 'current', label: 'Next', path: '/docs', isLast: true},
      parts: [{label: 'P', pages: [{title: 'T', path, description: ''}]}],
    },
  ],
  posts: [],
});

it('says what is wrong with an option', () => {
  const assistants = [{label: 'A', url: 'https://a.example/?q='}];
  expect(() => checked({...OPTIONS, assistants})).toThrow(
    'The options of markdownCopies in docusaurus.config.ts are not valid:\n- assistants.0.url: expected an https address that contains {url}',
  );
});

it('links to the page about MCP only if there is one', () => {
  const settings = (path: string) =>
    JSON.parse(menuSettings(checked(OPTIONS), '', withPage(path))) as unknown;
  expect(settings('/docs/mcp')).toEqual(OPTIONS);
  expect(settings('/docs/other')).toEqual({assistants: OPTIONS.assistants});
});

it('encodes the address of the copy for an assistant', () => {
  const [assistant = {label: '', url: ''}] = OPTIONS.assistants;
  expect(assistantAddress(assistant, 'https://docs.example/docs/a.md?x=1&y=$&')).toBe(
    'https://a.example/?q=https%3A%2F%2Fdocs.example%2Fdocs%2Fa.md%3Fx%3D1%26y%3D%24%26',
  );
});
