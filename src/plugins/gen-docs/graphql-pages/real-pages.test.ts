/** What must hold on the real pages, in both versions. */
import {brotliCompressSync} from 'node:zlib';
import matter from 'gray-matter';
import {isIntrospectionType, specifiedScalarTypes} from 'graphql';
import {describe, expect, it} from 'vitest';
import {loadGraphql, releasedGraphql} from '../../../reference/graphql';
import {Problems} from '../../../reference/problems';
import {ROOT} from '../../../root';
import {graphqlPages} from '.';
import {LINKS} from './testing/small-api';

const loaded = loadGraphql(ROOT, new Problems());

/** Every element used on these pages has a closing tag. */
const TAG = /<(\/?)([a-z][\w-]*)[^>]*>/g;
const STATIC_BLOCK = /(?<=<static-block>\n)[\s\S]*?(?=\n<\/static-block>)/g;

describe.each([
  ['Next', loaded],
  ['the release', releasedGraphql(loaded)],
])('%s', (_, reference) => {
  const pages = graphqlPages(reference, LINKS).map(({path: page, content}) => ({
    name: page.replace('graphql/', ''),
    front: matter(content).data as {title: string; description: string},
    content,
    html: content.match(STATIC_BLOCK)?.map((block) => block.trim()) ?? [],
    ids: [...content.matchAll(/ id="([^"]+)"|\{#([^}]+)\}$/gm)].map((m) => m[1] ?? m[2] ?? ''),
  }));
  const idsOf = new Map(pages.map(({name, ids}) => [name, new Set(ids)]));

  it('gives every type one anchor', () => {
    const anchors = pages.flatMap(({content}) =>
      [...content.matchAll(/<details class="ref-def" id="([^"]+)"/g)].map((match) => match[1]),
    );
    const types = Object.values(reference.schema.getTypeMap()).filter(
      (type) => !isIntrospectionType(type) && !['Query', 'Mutation'].includes(type.name),
    );
    const names = new Set([...types, ...specifiedScalarTypes].map(({name}) => name.toLowerCase()));
    expect([...anchors].sort()).toEqual([...names].sort());
  });

  it('gives every query and mutation an anchor', () => {
    const {schema} = reference;
    for (const [name, type] of [
      ['queries', schema.getQueryType()],
      ['mutations', schema.getMutationType()],
    ] as const) {
      const fields = Object.keys(type?.getFields() ?? {}).map((field) => field.toLowerCase());
      expect(fields.filter((field) => !idsOf.get(name)?.has(field))).toEqual([]);
    }
  });

  it.each(pages.map((page) => [page.name, page]))('%s has no id twice', (__, {ids}) => {
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it.each(pages.map((page) => [page.name, page]))('%s links to what exists', (name, {html}) => {
    const dead = [...html.join('\n').matchAll(/ href="([^"]+)"/g)]
      .map((match) => match[1] ?? '')
      .filter((href) => {
        const [page, id] = href.split('#');
        return !idsOf.get(page || name)?.has(id ?? '');
      });
    expect(dead).toEqual([]);
  });

  it.each(pages.map((page) => [page.name, page]))('%s is well-formed', (__, {html}) => {
    for (const block of html) {
      const open: string[] = [];
      for (const [tag, slash, element = ''] of block.matchAll(TAG)) {
        if (slash === '') open.push(element);
        else expect(open.pop(), tag).toBe(element);
      }
      expect(open).toEqual([]);
    }
  });

  it.each(pages.map((page) => [page.name, page]))('%s keeps HTML in one piece', (__, {html}) => {
    expect(html.length).toBeGreaterThan(0);
    // A blank line ends an HTML block of CommonMark, and what follows would be read as Markdown.
    expect(html.filter((block) => /\n\s*\n/.test(block))).toEqual([]);
    expect(html.filter((block) => !/^<(?:p|table|details|h3)\b/.test(block))).toEqual([]);
  });

  it('shows every example once, under its operation', () => {
    const shown = pages.flatMap(({ids}) => ids.filter((id) => id.startsWith('example-')));
    expect(shown.sort()).toEqual(reference.examples.map(({id}) => `example-${id}`).sort());
  });

  it('has titles and descriptions of its own', () => {
    expect(new Set(pages.map(({front}) => front.title)).size).toBe(pages.length);
    expect(new Set(pages.map(({front}) => front.description)).size).toBe(pages.length);
    for (const {front} of pages) {
      expect(front.title).toMatch(/^GraphQL /);
      expect(front.description.length).toBeGreaterThanOrEqual(70);
      expect(front.description.length).toBeLessThanOrEqual(160);
    }
  });

  it('keeps the objects page, the longest, within 70 kB brotli', () => {
    const sizes = pages.map(({content}) => brotliCompressSync(content).length);
    expect(Math.max(...sizes)).toBeLessThan(70_000);
  });
});
