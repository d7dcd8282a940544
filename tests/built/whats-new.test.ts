/** The list of changes on the built site, compared with the pages of both versions and with the marks of facts. */
import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {listFiles} from '../../plugins/common/list-files';
import {ROOT} from '../../plugins/common/root';
import {Problems} from '../../plugins/facts/problems';
import {loadReference} from '../../plugins/reference';
import {loadReleases} from '../../plugins/releases/load';
import {rankOf} from '../../plugins/releases/model';
import type {Changes} from '../../plugins/whats-new/model';
import {unescapeHtml} from '../../src/lib/html-entities';
import {frozenRoutes, nextRoutes} from '../routes';
import {FROZEN_DOCS, FROZEN_VERSIONS} from '../versions';
import {BUILD, servedSite} from './site';

const PAGE = '/docs/whats-new';
const OLDEST = FROZEN_VERSIONS.at(-1) ?? '';

const ask = servedSite();
const textOf = async (route: string) => (await ask(route)).text();
const jsonOf = async (route: string) => JSON.parse(await textOf(route)) as unknown;
const fileOf = (route: string) => fs.readFileSync(path.join(BUILD, `${route}.html`), 'utf8');

const releases = loadReleases(ROOT, new Problems());
const isNewer = (release: unknown) =>
  typeof release === 'string' && rankOf(releases, release) > rankOf(releases, OLDEST);

/** The page without tags and entities, so that names of any form can be found in it. */
const plain = (html: string) => unescapeHtml(html.replace(/<[^>]+>/g, ''));

const links = (html: string) =>
  new Set(
    [...html.matchAll(/href="?([^"\s>]+)/g)].map(([, href = '']) => href.replace('/docs/', '')),
  );

/** Names of the fields in a file of reference/sources that have a mark of a later release. */
function markedFields(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(markedFields);
  if (typeof value !== 'object' || value === null) return [];
  const {name, since, description, ...rest} = value as Record<string, unknown>;
  const own = typeof name === 'string' && description !== undefined && isNewer(since) ? [name] : [];
  return [...own, ...Object.values(rest).flatMap(markedFields)];
}

describe('it names', () => {
  it('each page that only Next has', async () => {
    const old = new Set(frozenRoutes(OLDEST).map(({route}) => route.replace(FROZEN_DOCS, '/docs')));
    const onlyNext = nextRoutes()
      .map(({route}) => route)
      .filter((route) => !old.has(route) && route !== PAGE);
    const linked = links(await textOf(PAGE));
    expect(onlyNext.length).toBeGreaterThan(5);
    expect(onlyNext.filter((route) => !linked.has(route.replace('/docs/', '')))).toEqual([]);
  });

  it('each configuration field with a mark of a later release', async () => {
    const folder = path.join(ROOT, 'reference/sources');
    const marked = listFiles(folder)
      .filter((name) => name.endsWith('.yaml'))
      .flatMap((name) => markedFields(parse(fs.readFileSync(path.join(folder, name), 'utf8'))));
    // Long names have places to break.
    const text = unescapeHtml((await textOf(PAGE)).replace(/<wbr ?\/?>/g, ''));
    expect(marked.length).toBeGreaterThan(50);
    const isNamed = (name: string) =>
      text.includes(`>${name}</code>`) || text.includes(`.${name}</code>`);
    expect(marked.filter((name) => !isNamed(name))).toEqual([]);
  });

  it('each GraphQL definition with a mark, or the new one that it is part of', async () => {
    const text = plain(await textOf(PAGE));
    const marked = [...loadReference(ROOT).graphql.since].filter(([, since]) => isNewer(since));
    expect(marked.length).toBeGreaterThan(50);
    const missing = marked.filter(([coordinate]) => {
      const [type = '', member = ''] = coordinate.replace(/\(.*/, '').split('.');
      return !text.includes(coordinate) && !(text.includes(type) && text.includes(member || type));
    });
    expect(missing).toEqual([]);
  });

  it('each row with a mark in the tables that it covers', async () => {
    const text = plain(await textOf(PAGE));
    for (const name of ['environment', 'cli-environment', 'cli-options', 'privileges']) {
      const file = path.join(ROOT, `reference/tables/${name}.yaml`);
      const {columns, rows} = parse(fs.readFileSync(file, 'utf8')) as {
        columns: string[];
        rows: Record<string, unknown>[];
      };
      const marked = rows.filter(({since}) => isNewer(since));
      const names = marked.map((row) => String(row[columns[0] ?? '']).replace(/[`*]/g, ''));
      expect(names.filter((one) => !text.includes(one))).toEqual([]);
    }
  });

  it('each section that a hand-written page has only in Next', async () => {
    const linked = links(await textOf(PAGE));
    const heads = (html: string) =>
      [...html.matchAll(/<h[2-6][^>]*\bid="?([^"\s>]+)/g)].map(([, id = '']) => id);
    const missing = listFiles(path.join(ROOT, 'docs'))
      .filter((name) => /^(?!.*\/_).*\.mdx?$/.test(name))
      .map((name) => name.replace(/\.mdx?$/, ''))
      .filter((page) => fs.existsSync(path.join(BUILD, `${FROZEN_DOCS}/${page}.html`)))
      .flatMap((page) => {
        const old = new Set(heads(fileOf(`${FROZEN_DOCS}/${page}`)));
        const added = heads(fileOf(`/docs/${page}`)).filter((id) => !old.has(id));
        return added.map((id) => `${page}#${id}`);
      })
      .filter((target) => !linked.has(target));
    expect(missing).toEqual([]);
  });
});

describe('the note of a changed page', () => {
  it('is on each page with changes, and on no page of a release', async () => {
    const {changes, since} = (await jsonOf('/reference/next/changes.json')) as Changes;
    const changed = new Set(
      changes.flatMap(({page, area}) => (area === 'upgrade' ? [] : (page ?? []))),
    );
    const says = (html: string) => /(?:Changed|New) since \d+(?:\.\d+)+/.exec(html)?.[0];
    const pages = nextRoutes().map(({route}) => route.replace('/docs/', ''));
    const wrong = pages.filter((page) => {
      const note = says(fileOf(`/docs/${page}`));
      return changed.has(page) ? !note?.endsWith(since) : note !== undefined;
    });
    expect(wrong).toEqual([]);
    expect(pages.filter((page) => changed.has(page)).length).toBeGreaterThan(100);
    const frozen = frozenRoutes(OLDEST).map(({route}) => route);
    expect(frozen.filter((route) => says(fileOf(route)) !== undefined)).toEqual([]);
  });
});

describe('upgrade notes', () => {
  it('are the same on the upgrade page and in the list of changes, which starts with the documented releases', async () => {
    const file = path.join(ROOT, 'reference/tables/upgrade-notes.yaml');
    const {rows} = parse(fs.readFileSync(file, 'utf8')) as {rows: Record<string, string>[]};
    const bare = (text = '') =>
      text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/`|\*\*/g, '');
    const changes = plain(await textOf(PAGE));
    const upgrades = plain(await textOf('/docs/how/updating-datahub'));
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      expect(upgrades).toContain(bare(row['Change']));
      if (row['since'] !== undefined) expect(changes).toContain(bare(row['Change']));
    }
  });
});

describe('as data', () => {
  it('has the shape of its schema', async () => {
    const [schema, data] = await Promise.all([
      jsonOf('/reference/schemas/changes.schema.json'),
      jsonOf('/reference/next/changes.json'),
    ]);
    const validate = new Ajv({strict: false}).compile(schema as object);
    expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
    const {changes} = data as Changes;
    const broken = {...(data as Changes), changes: [{...changes[0], kind: 'grown'}]};
    expect(validate(broken)).toBe(false);
  });

  it('has feeds with unique ids and the dates of releases', async () => {
    const atom = await textOf(`${PAGE}/feed.xml`);
    const ids = [...atom.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const days = new Set([...atom.matchAll(/<updated>(.*?)T/g)].map(([, day]) => day));
    const known = releases.flatMap(({date}) => date ?? []);
    expect([...days].filter((day) => !known.includes(day ?? ''))).toEqual([]);
    expect(ids.length).toBeGreaterThan(5);
    const {items} = (await jsonOf(`${PAGE}/feed.json`)) as {items: {id: string}[]};
    const page = await textOf(PAGE);
    for (const {id} of items) expect(page).toMatch(new RegExp(`id="?${id.split('#')[1]}["\\s>]`));
  });

  it('is announced on the page', async () => {
    const html = await textOf(PAGE);
    const [tag = ''] = html.match(/<link [^>]*application\/atom\+xml[^>]*>/) ?? [];
    expect(tag).toMatch(/rel="?alternate/);
    expect(tag).toContain(`${PAGE}/feed.xml`);
    expect(await textOf('/docs/quickstart')).not.toContain(`${PAGE}/feed.xml`);
  });
});
