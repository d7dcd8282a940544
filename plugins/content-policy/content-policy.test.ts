/** What the build records for the policy, and what stops it. */
import type {LoadContext, Props} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import contentPolicy from '.';
import {factsOfBuild} from './facts';
import {htmlTemplate} from './html-template';
import {inspectContent} from './inspect';

/** SHA-256 of `go()`, as `openssl dgst -sha256 -binary | base64` says. */
const GO = 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';

const plugin = (customFields: Record<string, unknown> = {}) =>
  contentPolicy({siteConfig: {customFields}} as unknown as LoadContext);

async function build(files: Record<string, string>, customFields = {}) {
  const outDir = tempDir(files);
  await plugin(customFields).postBuild?.({outDir} as Props & {content: unknown} as never);
  return outDir;
}

describe('a page', () => {
  it('has a digest of each inline script, and none of data and files', () => {
    const {scripts} = inspectContent(
      '<script>go()</script><script type=application/ld+json>{"a":1}</script>' +
        '<script src=/a.js defer></script><script data-rh=true>go()</script>',
    );
    expect(scripts).toEqual([GO, GO]);
  });

  it('is skipped if it redirects: a host that sends a policy redirects itself', () =>
    expect(
      inspectContent('<meta http-equiv="refresh" content="0; url=/a"><script>go()</script>'),
    ).toEqual({scripts: [], styles: []}));

  it.each([
    ['<p style="color: red">', 'an attribute'],
    ['<p title="a > b" style=color:red>', 'one after a quoted bracket'],
    ['<svg\nstyle="x">', 'one on a separate line'],
    ['<style>p {color: red}</style>', 'an element'],
  ])('shows %s as a style, %s', (html) => expect(inspectContent(html).styles).toHaveLength(1));

  it.each([
    '<code>&lt;p style="color: red"></code>',
    '<script>a.innerHTML = \'<p style="color: red">\'</script>',
    '<p data-style="x">> style="x"</p>',
  ])('has no style in %s', (html) => expect(inspectContent(html).styles).toEqual([]));
});

describe('a build', () => {
  it('contain each digest once, and the configured hosts', async () => {
    const contentHosts = {'connect-src': ['https://*.search.example']};
    const page = '<script>go()</script>';
    const outDir = await build({'a.html': page, 'b/c.html': page}, {contentHosts});
    expect(factsOfBuild(outDir)).toEqual({scripts: [GO], hosts: contentHosts});
  });

  it('fails with the page that has a style attribute', async () => {
    const files = {'docs/a.html': '<p style="color: red">'};
    await expect(build(files)).rejects.toThrow('- docs/a.html: <p style="color: red"');
    await build(files, {patchesOff: ['style-attributes']});
  });

  it('has no facts without the file', () => expect(factsOfBuild(tempDir())).toBeUndefined());

  it('cannot be served with damaged facts', () => {
    const outDir = tempDir({'content-policy.json': '{"scripts": ["sha256-x"], "hosts": {}}'});
    expect(() => factsOfBuild(outDir)).toThrow('scripts');
  });

  it.each(["'unsafe-inline'", 'https://a.example; script-src *', '*', 'https:', ''])(
    'rejects the host %j',
    (host) =>
      expect(() => plugin({contentHosts: {'script-src': [host]}})).toThrow(
        '- script-src, entry 0: expected an origin such as https://example.com',
      ),
  );

  it.each([
    'https://a.example',
    'https://*.a.example:8443',
    'wss://a.example',
    'data:',
    'a.example',
  ])('accepts the host %s', (host) =>
    expect(() => plugin({contentHosts: {'img-src': [host]}})).not.toThrow(),
  );
});

describe('the template', () => {
  it('hides the icons of the theme without a style attribute', () =>
    expect(htmlTemplate({}).ssrTemplate).toContain(String.raw`<svg display=\"none\"`));

  it('ignores colors in the URL, but no other attributes', () => {
    const {ssrTemplate = ''} = htmlTemplate({});
    const condition = /\/\^docusaurus-data-.+?\/(?=\.test)/.exec(ssrTemplate)?.[0] ?? '';
    const pattern = new RegExp(condition.slice(1, -1));
    expect(
      ['docusaurus-data-theme', 'docusaurus-data-theme-choice'].some((key) => pattern.test(key)),
    ).toBe(false);
    expect(pattern.test('docusaurus-data-mode')).toBe(true);
  });

  it('stays unchanged if the patches are off', () => {
    const patchesOff = ['style-attributes', 'own-colors', 'late-start', 'minified-scripts'];
    expect(htmlTemplate({customFields: {patchesOff}})).toEqual({});
    const others = {patchesOff: ['own-colors', 'minified-scripts']};
    expect(htmlTemplate({customFields: others}).ssrTemplate).not.toContain('docusaurus-data-');
    const {ssrTemplate} = htmlTemplate({customFields: {patchesOff: ['own-colors']}});
    expect(ssrTemplate).not.toContain('docusaurus-data-(?!theme)');
  });

  it('fails if Docusaurus renders its pages in another way', () =>
    expect(() => htmlTemplate({}, '<html>')).toThrow(/once it\.preBodyTags/));
});
