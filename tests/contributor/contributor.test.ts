/** What a contributor sees who breaks something: the build fails and names the place to mend. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {build, edit, smallSite} from '../site-copies/small-site';

const MINUTES = 60_000;

it('builds the small site, with its generated pages', {timeout: 5 * MINUTES}, async () => {
  const site = smallSite();
  const {status, output} = await build(site);
  expect(output).toContain('Generated static files');
  expect(status).toBe(0);
  const html = fs.readFileSync(path.join(site, 'build/docs/features.html'), 'utf8');
  expect(html).toMatch(/href="?https:\/\/example\.org\/edit\/docs\/features\.md/);
});

it.each([
  {
    what: 'a link',
    file: 'docs/features.md',
    from: '[guide](guide/first.md#steps)',
    to: '[guide](/docs/guide/frist)',
    says: ['Broken link on source page path = /docs/features', '/docs/guide/frist'],
  },
  {
    what: 'a Markdown link',
    file: 'docs/features.md',
    from: 'guide/first.md#steps',
    to: 'guide/frist.md',
    says: ['docs/features.md', 'guide/frist.md'],
  },
  {
    what: 'an anchor',
    file: 'docs/features.md',
    from: '#steps',
    to: '#stops',
    says: ['Broken anchor on source page path = /docs/features', '/docs/guide/first#stops'],
  },
  {
    what: 'a sidebar id',
    file: 'sidebars.ts',
    from: 'docs/guide/first',
    to: 'docs/guide/frist',
    says: ['sidebars.ts', 'docs/guide/frist'],
  },
  {
    what: 'a fact',
    file: 'reference/sources/kafka.yaml',
    from: 'support: CERTIFIED',
    to: 'support: CERTFIED',
    says: ['reference/sources/kafka.yaml:', 'modules[0].support', 'CERTFIED', 'one of'],
  },
  {
    what: 'YAML syntax',
    file: 'reference/sources/kafka.yaml',
    from: 'platform: kafka',
    to: 'platform: [kafka',
    says: ['reference/sources/kafka.yaml:', 'valid YAML'],
  },
  {
    what: 'front matter',
    file: 'docs/guide/first.md',
    from: 'title: First guide',
    to: 'title: [First',
    says: ['docs/guide/first.md'],
  },
])(
  'breaking $what fails the build and names it',
  {timeout: 5 * MINUTES},
  async ({file, from, to, says}) => {
    const site = smallSite();
    edit(site, file, from, to);
    const {status, output} = await build(site);
    expect(status).not.toBe(0);
    for (const text of says) expect(output).toContain(text);
    expect(output).not.toContain('genDocs/docs');
  },
);
