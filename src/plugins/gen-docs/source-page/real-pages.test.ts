/** What holds for the page of every real source, in both versions. */
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {Problems} from '../../../reference/problems';
import {loadSources, releasedSources} from '../../../reference/sources';
import {ROOT} from '../../../root';
import {automaticLineagePage} from '../lineage-pages';
import type {GeneratedPage, PageLinks} from '../page';
import {sourcePages} from '.';
import {fieldAnchor} from './anchors';

/** Every page exists, so that all that can be a link is one. */
const LINKS: PageLinks = {
  has: () => true,
  to: (_, target, label) => `[${label}](/${target})`,
};
const next = loadSources(ROOT, new Problems());
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const idsOf = ({content}: GeneratedPage) => matches(content, /(?: id="|\{#)([^"}]+)["}]/g);
const frontOf = ({content}: GeneratedPage) =>
  parse(content.split('---\n')[1] ?? '') as Record<string, unknown>;

/** Lines of Markdown tables whose number of cells is not that of the head. */
function brokenRows(content: string): string[] {
  const cells = (line: string) => line.split(/(?<!\\)\|/).length;
  const tables = content.match(/(?:^\|.*\n)+/gm) ?? [];
  return tables.flatMap((text) => {
    const [head = '', ...rows] = text.trim().split('\n');
    return rows.filter((row) => cells(row) !== cells(head));
  });
}

describe.each([
  ['Next', next],
  ['0.15.0', releasedSources(next)],
])('%s', (_, sources) => {
  const pages = sourcePages(sources, LINKS);
  const named = pages.map((page, i) => [page.path.split('/').at(-1), page, sources[i]] as const);

  it.each(['title', 'description', 'sidebar_label'])('gives every page a %s of its own', (key) => {
    const values = pages.map((page) => frontOf(page)[key]);
    expect(new Set(values).size).toBe(pages.length);
  });

  it.each(named)('%s', (_name, page, source) => {
    const {content} = page;
    const description = String(frontOf(page).description);
    expect(description).toMatch(/^[A-Z].{68,158}\.$/);

    const ids = idsOf(page);
    expect(new Set(ids).size).toBe(ids.length);
    const anchors = source?.modules.flatMap(({config, plugin}) =>
      config.map(({name}) => fieldAnchor(plugin, name)),
    );
    expect(ids).toEqual(expect.arrayContaining(anchors ?? []));
    expect(
      matches(content, /(?:\]\(|href=")#([^")]+)[")]/g).filter((id) => !ids.includes(id)),
    ).toEqual([]);

    expect(brokenRows(content)).toEqual([]);
    expect(content).not.toMatch(/undefined|\[object O|\bNaN\b/);
    expect(content).not.toMatch(/\b(?:simply|just|easy|easily|please)\b/i);
    const tables = content.match(/<table class="ref-fields">[^]*?<\/table>/g) ?? [];
    expect(tables.join('')).not.toContain('\n\n');
  });

  it('has a lineage page whose links to fields lead somewhere', () => {
    const ids = new Map(pages.map((page) => [page.path, idsOf(page)]));
    const {content} = automaticLineagePage(sources, LINKS);
    const links = matches(content, /\]\(\/([^)]+#[^)]+)\)/g);
    expect(links.length).toBeGreaterThan(100);
    const dead = links.filter((link) => {
      const [target = '', id = ''] = link.split('#');
      return !ids.get(target)?.includes(id);
    });
    expect(dead).toEqual([]);
    expect(brokenRows(content)).toEqual([]);
  });
});
