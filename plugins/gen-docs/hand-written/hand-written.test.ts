import {describe, expect, it} from 'vitest';
import type {FactTable, FactTables} from '../../reference';
import {pageLinks} from '../../page-kit/links';
import {NEXT_DOCS, OLDEST} from '../../releases/testing/releases';
import type {Version} from '../../releases/version';
import {finishPage} from './index';
import {rowTargets} from './link-rows';

const tables: FactTables = new Map<string, FactTable>([
  [
    'privileges',
    {
      about: 'The code.',
      columns: ['Privilege', 'Effect'],
      rows: [
        {
          values: {
            Privilege: '**Edit Tags**',
            Effect: 'See [tags](/docs/tags#add).',
            kind: ['metadata'],
          },
        },
        {
          values: {Privilege: '**Manage Tags**', Effect: 'All\n tags', kind: 'platform'},
          since: 'next',
        },
      ],
    },
  ],
  [
    'environment',
    {
      about: 'The code.',
      page: 'deploy/environment-vars',
      columns: ['Variable', 'Effect'],
      rows: [
        {
          values: {Variable: '`AUTH_OIDC_ENABLED`', Effect: 'Sign-in by OIDC.'},
          before: {'2.1.0': {Effect: 'Sign-in\n by `OIDC`.'}},
        },
        {values: {Variable: '`POSTGRES_PASSWORD`', Effect: 'Password.', mentions: false}},
      ],
    },
  ],
]);
const links = pageLinks(
  new Map([
    ['tags', '.mdx'],
    ['deploy/environment-vars', '.md'],
  ]),
);
const finish = (text: string, name = 'how/policies.md', version = NEXT_DOCS) =>
  finishPage(text, name, {
    tables,
    rows: rowTargets(tables),
    links,
    version,
  }).text;

describe('finishPage', () => {
  it('renders a table, its links relative to the page', () => {
    expect(finish('a\n\n<!-- facts: privileges -->\n')).toMatchInlineSnapshot(`
      "a

      | Privilege | Effect |
      | --- | --- |
      | **Edit Tags** | See [tags](../tags.mdx#add). |
      | **Manage Tags** <span class="ref-since">After 2.1.0</span> | All tags |
      "
    `);
  });

  it('renders selected rows and columns, also in .mdx', () => {
    const directive = '{/* facts: privileges | where kind=platform | columns Privilege */}';
    expect(finish(directive, 'a.mdx')).toBe(
      '| Privilege |\n| --- |\n| **Manage Tags** <span className="ref-since">After 2.1.0</span> |',
    );
    expect(finish('<!-- facts: privileges | where kind=metadata -->')).not.toContain('Manage');
  });

  it('shows the former value of a cell', () => {
    const request = 'facts: environment | where Variable=`AUTH_OIDC_ENABLED` | columns Effect';
    const note = (name: string) =>
      `<span ${name}="ref-note">Before 2.1.0: Sign-in by \`OIDC\`.</span>`;
    expect(finish(`<!-- ${request} -->`)).toContain(`| Sign-in by OIDC. ${note('class')} |`);
    expect(finish(`{/* ${request} */}`, 'a.mdx')).toContain(note('className'));
    expect(finish(`<!-- ${request} -->`, 'a.md', OLDEST)).not.toContain('Before');
  });

  it.each([
    [
      'privilege',
      'docs/a.md:2: found facts: privilege, expected a table of reference/tables: priv',
    ],
    ['privileges | columns Efect', 'found the column "Efect", expected one of privileges: Priv'],
    ['privileges | where kind=x', 'found no row for'],
    ['privileges | only kind', 'found "only kind", expected "where key=value", "columns'],
  ])('says what is wrong with "%s"', (request, message) => {
    expect(() => finish(`\n<!-- facts: ${request} -->`, 'a.md')).toThrow(message);
  });

  it('rejects a table with a link to a page that Next lacks', () => {
    const bare = (version: Version) =>
      finishPage('<!-- facts: privileges -->', 'a.md', {
        tables,
        rows: new Map(),
        links: pageLinks(new Map()),
        version,
      }).text;
    expect(() => bare(NEXT_DOCS)).toThrow(
      'reference/tables: found a link to /docs/tags#add, expected',
    );
    expect(bare(OLDEST)).toContain('See tags.');
  });

  it('links the first mention of a name to its row, but not on the page of the rows', () => {
    const row = '../deploy/environment-vars.md#auth_oidc_enabled';
    expect(
      finish('Set `AUTH_OIDC_ENABLED=true`. `AUTH_OIDC_ENABLED` is off, `AUTH_X` unknown.'),
    ).toBe(
      `Set [\`AUTH_OIDC_ENABLED=true\`](${row}). \`AUTH_OIDC_ENABLED\` is off, \`AUTH_X\` unknown.`,
    );
    const text = 'Set `AUTH_OIDC_ENABLED`.';
    expect(finish(text, 'deploy/environment-vars.md')).toBe(text);
  });

  it('gives a new row an id without the mark', () => {
    expect(finish('<!-- facts: privileges | where kind=platform | ids -->')).toContain(
      '<span id="manage-tags">**Manage Tags** <span',
    );
  });

  it.each([
    '---\ntitle: `AUTH_OIDC_ENABLED`\n---\n',
    '## The variable `AUTH_OIDC_ENABLED`',
    '| `AUTH_OIDC_ENABLED` | Effect |\n| --- | --- |',
    'The recipe reads `POSTGRES_PASSWORD`.',
    '```bash\necho `AUTH_OIDC_ENABLED`\n```',
    'See [the `AUTH_OIDC_ENABLED` variable](./oidc.md), then set `AUTH_OIDC_ENABLED`.',
  ])('makes no link in %j', (text) => {
    expect(finish(text)).toBe(text);
  });
});
