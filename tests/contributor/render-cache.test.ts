/** A build renders only the pages whose content or code has changed, and takes the others from an earlier build. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {build, edit, smallSite} from '../site-copies/small-site';

it(
  'renders a page again after a change of it, and all after one of the code',
  {timeout: 300_000},
  async () => {
    const site = smallSite();
    edit(
      site,
      'docusaurus.config.ts',
      '  plugins: [',
      '  plugins: [plugins.leanClient, plugins.renderCache,',
    );
    const page = (name: string) =>
      fs.readFileSync(path.join(site, `build/docs/${name}.html`), 'utf8');
    const folder = path.join(site, 'node_modules/.cache/render');
    await build(site);
    expect(page('features')).toContain('See the');

    // Only if the kept pages are used does this show.
    for (const name of fs.readdirSync(folder)) {
      const file = path.join(folder, name);
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll('<main', '<main data-kept'));
    }
    edit(site, 'docs/features.md', 'See the', 'Look at the');
    await build(site);
    expect(page('features')).toContain('Look at the');
    expect(page('features')).not.toContain('data-kept');
    expect(page('guide/first')).toContain('data-kept');

    // The sidebar is shown by each page of its section.
    edit(site, 'docs/guide/first.md', 'title: ', 'sidebar_label: Another name\ntitle: ');
    await build(site);
    expect(page('guide/new')).toContain('Another name');

    edit(site, 'docusaurus.config.ts', '  future:', "  title: 'Another site',\n  future:");
    const {status, output} = await build(site);
    expect(output).toContain('Generated static files');
    expect(status).toBe(0);
    for (const name of ['features', 'guide/first']) {
      expect(page(name)).toContain('Another site');
      expect(page(name)).not.toContain('data-kept');
    }
  },
);
