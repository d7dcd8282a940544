import {describe, expect, it} from 'vitest';
import type {PageRecord} from './format';
import {rank} from './rank';
import {below, indexOf, pageRecord, PAGES, siteIndex} from './testing';

const site = siteIndex();

/** Returns the URLs of the pages that a query finds, best first. */
const find = (query: string, index = site) =>
  rank(index, query).pages.map(({page}) => index.pages[page]?.url);

const QUICKSTART = '/docs/quickstart';
const OIDC = '/docs/authentication/guides/sso/configure-oidc-react';
const QUERIES = '/docs/graphql/queries';
const SNOWFLAKE = '/docs/generated/ingestion/sources/snowflake';
const POWERBI = '/docs/generated/ingestion/sources/powerbi';
const POLICIES = '/docs/authorization/policies';
const KUBERNETES = '/docs/deploy/kubernetes';
const DELETE = '/docs/how/delete-metadata';
const LINEAGE = '/docs/features/lineage';

it.each([
  ['the title', 'snowflake', SNOWFLAKE],
  ['a beginning', 'snowf', SNOWFLAKE],
  ['a beginning of a stem', 'polic', POLICIES],
  ['a wrong letter', 'snowflbke', SNOWFLAKE],
  ['a missing letter', 'linage', LINEAGE],
  ['swapped letters', 'kuberentes', KUBERNETES],
  ['a typo in a beginning', 'kubrene', KUBERNETES],
  ['the singular', 'policy', POLICIES],
  ['the plural', 'snowflakes', SNOWFLAKE],
  ['another form', 'delete metadata', DELETE],
  ['two words of a compound', 'power bi', POWERBI],
  ['two words with a hyphen', 'power-bi', POWERBI],
  ['two words of a compound in a title', 'quick start', QUICKSTART],
  ['a compound of two words', 'impactanalysis', LINEAGE],
  ['a synonym', 'k8s', KUBERNETES],
  ['a synonym of several words', 'single sign on', OIDC],
  ['a related word', 'prune metadata', DELETE],
  ['a name', 'searchAcrossEntities', QUERIES],
  ['a name in a different case', 'searchacrossentities', QUERIES],
  ['a name in words', 'search across entities', QUERIES],
  ['the prefix of a name', 'searchAcrossL', QUERIES],
  ['a variable', 'AUTH_OIDC_CLIENT_ID', OIDC],
  ['a dotted key', 'stateful_ingestion.enabled', SNOWFLAKE],
  ['an urn', 'urn:li:dataset', DELETE],
  ['a question', 'How do I deploy with Kubernetes?', KUBERNETES],
  ['a keyword', 'chat', '/integrations/slack'],
])('finds a page by %s: %s', (_, query, url) => {
  expect(find(query)[0]).toBe(url);
});

it.each(['xyzzyqwv', 'qqqqqq wwwwww', '', '   ', '?', '"*"', '(((', '\\', 'https://'])(
  'finds nothing for %j',
  (query) => {
    expect(find(query).slice(0, 1)).toEqual([]);
  },
);

it('omits pages that contain little of a query if another contains more', () => {
  expect(find('snowflake stateful run')).not.toContain(KUBERNETES);
  expect(find('snowflake kubernetes helm charts')).toEqual([KUBERNETES]);
});

it('finds a page for a query of a thousand words', () => {
  expect(find(`snowflake lineage ${'tables views '.repeat(500)}`)[0]).toBe(SNOWFLAKE);
});

it('returns quickly for a key of any length', () => {
  const start = performance.now();
  expect(find('x'.repeat(100_000))).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1000);
});

describe('order', () => {
  const symbol = {name: 'retention', id: 'retention'};
  const inTitle = pageRecord('/docs/1', 'Retention');
  const inSymbol = pageRecord('/docs/2', 'Options', {
    sections: [below('Config', 'config', '', [symbol])],
  });
  const inHeading = pageRecord('/docs/3', 'Aspects', {
    sections: [below('Limits and retention of versions', 'limits')],
  });
  const inText = pageRecord('/docs/4', 'Storage', {text: 'The retention is a month.'});
  const others = Array.from({length: 20}, (_, i) => pageRecord(`/docs/other-${i}`, `Other ${i}`));
  const orderOf = (pages: PageRecord[], query: string) => {
    const index = indexOf([...pages, ...others]);
    return rank(index, query).pages.map(({page}) => index.pages[page]?.url);
  };

  it('is title, name, heading, text', () => {
    const pages = [inText, inHeading, inSymbol, inTitle];
    expect(orderOf(pages, 'retention')).toEqual(['/docs/1', '/docs/2', '/docs/3', '/docs/4']);
  });

  it('ranks an exact title above longer ones', () => {
    const longer = pageRecord('/docs/5', 'Retention of versions and usage');
    expect(orderOf([longer, inTitle], 'retention')).toEqual(['/docs/1', '/docs/5']);
  });

  it('ranks pages that contain all words above those that contain some', () => {
    const both = pageRecord('/docs/6', 'Guide', {text: 'Kafka has a retention.'});
    const found = orderOf(
      [pageRecord('/docs/7', 'Usage', {text: 'Kafka.'}), both],
      'kafka retention',
    );
    expect(found[0]).toBe('/docs/6');
  });

  it('ranks adjacent words above the same words apart', () => {
    const apart = pageRecord('/docs/8', 'Start of a quick tour');
    const together = pageRecord('/docs/9', 'Tour of a quick start');
    expect(orderOf([apart, together], 'quick start')[0]).toBe('/docs/9');
  });

  it('ranks pages that others link to first', () => {
    const page = (url: string, links: number) => pageRecord(url, 'Retention', {links});
    expect(orderOf([page('/docs/a', 0), page('/docs/b', 40)], 'retention')[0]).toBe('/docs/b');
  });

  it('keeps the order of the index for equally good pages', () => {
    const page = (url: string) => pageRecord(url, 'Retention');
    expect(orderOf([page('/docs/b'), page('/docs/a')], 'retention')).toEqual([
      '/docs/b',
      '/docs/a',
    ]);
  });

  it('ranks old release notes last', () => {
    const notes = pageRecord('/docs/releases/release-notes/v_1', 'Retention');
    const found = orderOf([notes, pageRecord('/docs/retention', 'Retention')], 'retention');
    expect(found).toEqual(['/docs/retention', '/docs/releases/release-notes/v_1']);
  });
});

it('rates how similar a line is to the query', () => {
  const {like} = rank(site, 'data lineage');
  const place = site.pages.findIndex(({url}) => url === LINEAGE);
  const other = site.pages.findIndex(({url}) => url === DELETE);
  expect(like(site.titleTerms(place))).toBeCloseTo(1);
  expect(like(site.titleTerms(other))).toBe(0);
});

describe('hints', () => {
  const words = 'Kafka brokers and topics '.repeat(3);
  const named = pageRecord('/docs/how/updating', 'Updating', {
    keywords: ['upgrade'],
    firstFor: ['upgrade', 'new version'],
    questions: ['skip releases when moving up'],
  });
  const job = pageRecord('/docs/upgrade', 'Upgrade job', {text: words, links: 50});
  const index = indexOf([job, named, ...PAGES]);

  it.each(['upgrade', 'Upgrades', 'upgra', 'new version', 'new-version'])(
    'put the page that %s names first, even above an exact title',
    (query) => {
      expect(find(query, index)[0]).toBe('/docs/how/updating');
    },
  );

  it('leave longer queries alone', () => {
    expect(find('upgrade job', index)[0]).toBe('/docs/upgrade');
  });

  it('find a page by a question that it answers', () => {
    expect(find('can I skip a release', index)[0]).toBe('/docs/how/updating');
  });
});

describe('words that help to find nothing', () => {
  it('do not hide what the other words find', () => {
    expect(find('snowflake qqwwqqww')[0]).toBe(SNOWFLAKE);
    expect(find('deploy kubernetes xyzzyqwv qqwwqqww')[0]).toBe(KUBERNETES);
  });

  it('do hide everything if they are part of a pasted name', () => {
    expect(find('SNOWFLAKE_XYZZYQWV_QQWWQQWW')).toEqual([]);
  });

  it('do not let a comparison find only the pages that contain vs', () => {
    const code = pageRecord('/docs/developers', 'Editors', {text: 'Install VS Code.'});
    const index = indexOf([code, ...PAGES]);
    expect(find('snowflake vs power bi', index).slice(0, 2).sort()).toEqual([POWERBI, SNOWFLAKE]);
    expect(find('vs code', index)[0]).toBe('/docs/developers');
  });
});

describe('a pasted name', () => {
  const index = indexOf([
    pageRecord('/docs/objects', 'Objects', {
      sections: [
        below('Query', 'query'),
        below('Operator', 'operator'),
        below('Execute', 'execute'),
      ],
    }),
    pageRecord('/docs/airflow', 'Airflow', {
      text: 'Supports ExecuteQueryOperator of the provider.',
    }),
  ]);

  it('finds the page whose text contains it above one whose headings have its words', () => {
    expect(find('ExecuteQueryOperator', index)[0]).toBe('/docs/airflow');
  });

  it('is found by what is between its dots', () => {
    expect(find('provider.operators.ExecuteQueryOperator', index)[0]).toBe('/docs/airflow');
  });
});

it('finds the page of a command with options and arguments', () => {
  expect(find('datahub delete --entity-type container')[0]).toBe(DELETE);
});
