/** What holds for the page of every real entity, in both versions. */
import zlib from 'node:zlib';
import {describe, expect, it} from 'vitest';
import type {Metamodel} from '../../../reference/metamodel';
import {checkValue} from '../../../reference/metamodel/value';
import {codeIn, hrefsIn, htmlIn, idsIn, markupErrors, readPage} from '../testing/page-checks';
import {allLinks, real} from './testing/metamodels';
import {entityPages} from '.';

/** Brotli bytes of a page's Markdown, which come close to those of its main HTML. */
const MEDIAN_WEIGHT = 6_000;
const HEAVIEST = 18_000;

const versions: [string, Metamodel][] = [
  ['Next', real.next],
  ['0.15.0', real.release],
];

describe.each(versions)('entity pages of %s', (_, model) => {
  const pages = entityPages(model, allLinks(real.next)).map(({path, content}) => ({
    slug: path.split('/').pop() ?? '',
    content,
    ...readPage(content),
  }));
  const ids = new Map(pages.map(({slug, body}) => [slug, idsIn(body)]));

  it('have titles and descriptions of their own', () => {
    expect(new Set(pages.map(({title}) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({description}) => description)).size).toBe(pages.length);
  });

  it('are light', () => {
    const weights = pages.map(({content}) => zlib.brotliCompressSync(content).length);
    weights.sort((a, b) => a - b);
    expect(weights[Math.floor(weights.length / 2)]).toBeLessThan(MEDIAN_WEIGHT);
    expect(weights.at(-1)).toBeLessThan(HEAVIEST);
  });

  it.each(pages)('$slug is complete and correct', ({slug, title, description, body}) => {
    expect(title).toMatch(/ entity$/);
    expect(description).toMatch(/^.{69,159}\.$/);
    expect(body).not.toMatch(/undefined|\[object|NaN/);

    const own = ids.get(slug) ?? [];
    expect(own.filter((id, i) => own.indexOf(id) !== i)).toEqual([]);
    const dangling = hrefsIn(body).filter((href) => {
      const [page = '', anchor] = href.split('#');
      const target = ids.get(page === '' ? slug : page);
      return !target || (anchor !== undefined && !target.includes(anchor));
    });
    expect(dangling).toEqual([]);

    for (const html of htmlIn(body)) {
      expect(html).not.toContain('\n\n');
      expect(markupErrors(html)).toEqual([]);
    }
    for (const json of codeIn(body, 'json')) expect(() => JSON.parse(json)).not.toThrow();
  });

  const commands = pages.flatMap(({slug, body}) =>
    codeIn(body, 'bash').map((command) => ({slug, command})),
  );
  it.each(commands)('$slug has calls that can be sent', ({slug, command}) => {
    // Inside of single quotes the shell changes nothing; a quote in the data would end them.
    expect(command.match(/'/g)?.length).toBe(command.includes('--data') ? 6 : 2);
    expect(command).toContain(`/openapi/v3/entity/${slug}`);
    const aspect = /\?aspects=(\w+)'/.exec(command)?.[1];
    if (aspect !== undefined) expect(ids.get(slug)).toContain(aspect.toLowerCase());
    const data = /--data '([^']+)'/.exec(command)?.[1];
    if (data === undefined) return;
    const [sent] = JSON.parse(data) as [Record<string, {value: unknown}>];
    const [name = '', body] = Object.entries(sent).find(([key]) => key !== 'urn') ?? [];
    const fields = model.aspects.get(name)?.fields ?? [];
    expect(checkValue(model, fields, body?.value)).toEqual([]);
  });
});
