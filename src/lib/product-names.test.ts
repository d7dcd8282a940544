import fs from 'node:fs';
import {expect, it} from 'vitest';
import {ORDINARY, translateName} from './product-names';

const source = (slug: string) => `/docs/generated/ingestion/sources/${slug}`;

it.each([
  [source('hive'), 'no'],
  ['/docs/1.2.3/generated/ingestion/sources/kafka-connect', 'no'],
  [`${source('dbt')}#dbt-cloud`, 'no'],
  [source('demo-data'), undefined],
  ['/docs/generated/metamodel/entities/dataset', undefined],
  ['/docs/generated/ingestion/sources', undefined],
  [undefined, undefined],
])('%s: %s', (href, expected) => expect(translateName(href)).toBe(expected));

it('keeps names of other integrations, if they are names', () => {
  expect(translateName('/docs/lineage/airflow', 'no')).toBe('no');
  expect(translateName(source('demo-data'), 'no')).toBeUndefined();
});

it('knows only sources that exist', () => {
  const files = fs.readdirSync('reference/sources');
  for (const slug of ORDINARY) expect(files).toContain(`${slug}.yaml`);
});
