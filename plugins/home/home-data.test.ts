/** Figures match the facts, commands match the quickstart, and news is found by its marks. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {LINEAGE} from '../../src/features/home/content/lineage';
import {checkedIntegrations} from '../integrations/facts';
import {loadReference} from '../reference';
import {ROOT} from '../common/root';
import {NEXT_DOCS} from '../releases/testing/releases';
import {catalog} from '../integrations/catalog';
import {tempDir} from '../common/testing/temp-dir';
import {Problems} from '../facts/problems';
import {adopters} from './adopters';
import {homeData} from './home';
import {type Doc, newsOf} from './news';
import {loadProject, PROJECT_FILE} from './project';
import {QUICKSTART} from './quickstart';

const reference = loadReference(ROOT);
const cards = catalog(reference, checkedIntegrations(ROOT), () => true);
const data = homeData(reference, cards);

describe('home', () => {
  it('counts what the facts contain', () => {
    expect(data.counts.sources).toBe(
      fs.readdirSync(path.join(ROOT, 'reference/sources')).filter((name) => name.endsWith('.yaml'))
        .length,
    );
    expect(data.counts.integrations).toBeGreaterThan(data.counts.sources);
    expect(data.counts.columnLineage).toBeLessThan(data.counts.sources);
    expect(data.counts.entities).toBeLessThanOrEqual(reference.metamodel.entities.size);
  });

  it('counts each card under its types, in descending order', () => {
    const sum = data.types.reduce((all, {count}) => all + count, 0);
    expect(sum).toBe(cards.flatMap(({types}) => types).length);
    const counts = data.types.map(({count}) => count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  it('lists only certified integrations', () => {
    const names = data.certified.map(({name}) => name);
    expect(names).toContain('Snowflake');
    expect(names).not.toContain('Hex');
  });

  it('has a mark for each node of the lineage drawing that names one', () => {
    const named = LINEAGE.nodes.flatMap(({mark}) => mark ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((id) => !(id in data.marks))).toEqual([]);
  });

  it.each(QUICKSTART.split('\n'))('`%s` is in the quickstart', (command) => {
    const page = fs.readFileSync(path.join(ROOT, 'docs/quickstart.md'), 'utf8');
    expect(page.split('\n')).toContain(command);
  });
});

describe('trust', () => {
  const {adopters: shown, project} = adopters(ROOT);

  it('counts companies with and without a story, and has what some of them say', () => {
    expect(shown.companies).toBeGreaterThan(shown.total);
    expect(shown.total).toBeGreaterThan(shown.stories.length);
    expect(shown.stories.filter(({quote}) => quote).length).toBeGreaterThan(3);
  });

  it('has figures of one commit', () => {
    expect(project.contributors).toBeGreaterThan(project.releases);
    expect(project.commit).toHaveLength(40);
  });

  it('reports a figure that is none, and a hash that is cut', () => {
    const problems = new Problems();
    const text = 'as_of: May\ncommit: abc\ncontributors: many\nreleases: 0\n';
    expect(loadProject(tempDir({[PROJECT_FILE]: text}), problems)).toBeUndefined();
    expect(problems.list.map(({key, expected}) => `${key}: ${expected}`)).toEqual([
      'as_of: a day, such as 2025-05-09',
      'commit: the full hash of a commit',
      'contributors: a number',
      'releases: more than none',
    ]);
  });
});

describe('news', () => {
  const texts: Record<string, string> = {
    block: 'a\n<!-- since: next -->\nb\n<!-- /since -->',
    'page.mdx': '{/* since: 2.1.0 */}\n\nb\n\n{/* /since */}',
    facts: '<span class="ref-since">After 2.1.0</span>'.repeat(3),
    changed: '<span class="ref-since">Changed in 2.1.0</span>'.repeat(2),
    old: '<span class="ref-since">Since 2.0.0</span>\n\n<!-- since: 2.0.0 -->\nb\n<!-- /since -->',
    code: '```md\n<!-- since: next -->\nb\n<!-- /since -->\n```',
    plain: 'We write since: next into the front matter.',
    fresh: '<!-- since: next -->',
    hidden: '<!-- since: next -->',
  };
  const doc = (name: string) =>
    ({
      ...{title: name, permalink: `/docs/${name}`, description: `About ${name}.`, source: name},
      frontMatter: name === 'fresh' ? {since: 'next'} : {},
      unlisted: name === 'hidden',
    }) as Doc;
  // Counts both the text of a page and the comments of its source.
  const textsOf = ({source}: Doc) => ({
    finished: texts[source] ?? '',
    written: texts[source] ?? '',
  });
  const isNews = (since: string | undefined) => NEXT_DOCS.badge(since) !== undefined;
  const news = newsOf(Object.keys(texts).map(doc), textsOf, isNews);

  it('are pages that the release lacks', () => {
    expect(news.added).toEqual([{title: 'fresh', to: '/docs/fresh', description: 'About fresh.'}]);
  });

  it('are pages with marks, those with the most first', () => {
    expect(news.changed.map(({title, marks}) => [title, marks])).toEqual([
      ['facts', 3],
      ['changed', 2],
      ['block', 1],
      ['page.mdx', 1],
    ]);
    expect(news.changedCount).toBe(4);
  });
});
