/** The site built without identifiers: it contains no code for third-party services, and no privacy choices. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../plugins/common/list-files';
import {ROOT} from '../../plugins/common/root';

const BUILD = path.join(ROOT, 'build');
const read = (file: string) => fs.readFileSync(path.join(BUILD, file), 'utf8');

/** Strings that appear only in the code of services. */
const TRACES = [
  ...['googletagmanager.com', 'www.clarity.ms', 'assets.calendly.com', 'runllm', 'ddwl4m2hdecbv'],
  ...['data-privacy-choices', 'globalPrivacyControl', 'docs_page_view'],
];

it('no script or style of the site mentions a service', () => {
  const files = listFiles(path.join(BUILD, 'assets')).filter((file) => /\.(js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = read(`assets/${file}`);
    return TRACES.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
});

it('no page offers privacy choices or loads a script from another host', () => {
  for (const page of ['index.html', 'docs.html', 'docs/features.html', '404.html']) {
    const html = read(page);
    expect(html).not.toContain('data-privacy-choices');
    expect(html.match(/<script[^>]+src="?https?:/g)).toBeNull();
  }
});
