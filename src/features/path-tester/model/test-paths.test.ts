/** The results are those of the platform's own code, which made the cases. */
import {describe, expect, it} from 'vitest';
import {partitionsOf, variablesOf} from './partitions';
import {parsable, type PathSpec, readSpec} from './spec';
import {template} from './template';
import {examplePath, tablesOf, testPaths} from './test-paths';
import cases from './testing/cases.json';

/** The partitions as in the cases: an error has the name of Python's. */
function partitions(spec: PathSpec, path: string): unknown {
  try {
    const variables = variablesOf(spec, template(parsable(spec.include)), path);
    const found = partitionsOf(spec, path, variables);
    return found?.map(({key, value}) => [key, value]) ?? null;
  } catch {
    return 'failure';
  }
}

/** A partition with more than a key and a value stops the run later. */
const expected = (found: unknown) =>
  typeof found === 'string' || (Array.isArray(found) && found.some((one) => (one as []).length > 2))
    ? 'failure'
    : found;

describe.each(cases.groups)('$paths.0', ({paths, specs}) => {
  it.each(specs)('$spec', ({spec: values, isRejected, found}) => {
    const read = readSpec(values);
    if (isRejected) {
      expect(read).toHaveProperty('problem');
      return;
    }
    if (!('spec' in read)) throw new Error(read.problem);
    const {spec} = read;
    const tested = testPaths(spec, paths).filter(({skipped}) => skipped === undefined);
    expect(
      tested.map(({path, name, table}) => ({
        path,
        name,
        table,
        partitions: partitions(spec, path),
      })),
    ).toEqual(found?.map((one) => ({...one, partitions: expected(one.partitions)})));
  });
});

const test = (include: string, paths: readonly string[], more: object = {}) => {
  const read = readSpec({include, ...more});
  if (!('spec' in read)) throw new Error(read.problem);
  return testPaths(read.spec, paths);
};

it('says why a file is skipped', () => {
  const reasons = test(
    's3://lake/{table}/*/*.*',
    [
      's3://lake/a/_tmp/x.csv',
      's3://lake/a/x.csv',
      's3://lake/a/b/c/x.csv',
      's3://lake/a/old/x.csv',
      's3://lake/b/1/x.csv',
    ],
    {exclude: ['**/old/**'], tables_filter_pattern: {allow: ['^a$']}},
  ).map(({skipped}) => skipped);
  expect(reasons).toEqual([
    {kind: 'hidden'},
    {kind: 'include'},
    {kind: 'include'},
    {kind: 'exclude', pattern: '**/old/**'},
    {kind: 'table', table: 'b'},
  ]);
});

it('warns of formats without columns', () => {
  const formats = (more: object) =>
    test(
      's3://lake/{table}/*.*',
      ['s3://lake/a/x.csv.gz', 's3://lake/a/x.txt', 's3://lake/a/x.jsonl'],
      more,
    ).map(({hasFormat}) => hasFormat);
  expect(formats({})).toEqual([true, false, true]);
  expect(formats({enable_compression: false})).toEqual([false, false, true]);
});

describe('questions', () => {
  const files = ['20220101', '20220102'].map(
    (day) => `s3://domain/path_1/log_name/ym=202201/ymd=${day}/file1.parquet`,
  );

  it('#5484: without {table}, every file is a dataset; with it, the folder is, and has partitions', () => {
    const partitions =
      '{partition_key[0]}={partition[0]}/{partition_key[1]}={partition[1]}/*.parquet';
    expect(tablesOf(test(`s3://domain/path_1/log_name/${partitions}`, files))).toHaveLength(2);
    const [table, ...others] = tablesOf(test(`s3://domain/path_1/{table}/${partitions}`, files));
    expect(others).toEqual([]);
    expect(table).toMatchObject({table: 's3://domain/path_1/log_name', name: 'log_name'});
    expect(table?.files[0]?.partitions).toEqual([
      {key: 'ym', value: '202201'},
      {key: 'ymd', value: '20220101'},
    ]);
  });

  it('#7033: a dot in the name of a folder is part of the table', () => {
    const paths = ['test', 'test.esho', 'test.esho2'].map(
      (folder) => `s3://edp/data/${folder}/a.parquet`,
    );
    expect(tablesOf(test('s3://edp/data/{table}/*.*', paths)).map(({name}) => name)).toEqual([
      'test',
      'test.esho',
      'test.esho2',
    ]);
  });

  it('#12326: a file in a deeper folder than the include is skipped', () => {
    const paths = [
      's3://bucket/shop_log/year=2025/month=01/day=01/0000.csv',
      's3://bucket/user_log/2025/0000.csv',
    ];
    expect(
      test('s3://bucket/{table}/{partition0}/*.csv', paths).map(
        ({skipped, name}) => skipped?.kind ?? name,
      ),
    ).toEqual(['include', 'user_log']);
  });
});

it.each([
  's3://lake/{table}',
  's3://lake/{table}/**',
  's3://lake/*/{table}/{partition_key[0]}={partition_value[0]}/*.parquet',
  's3://lake/{table}/{year}/{month}/*.*',
  's3://lake/*.csv',
])('makes an example for %s', (include) => {
  const [one] = test(include, [examplePath(include)], {allow_double_stars: true});
  expect(one?.skipped).toBeUndefined();
});

it('is not slowed down by patterns', () => {
  const start = performance.now();
  test(`s3://${'**/'.repeat(30)}x/*.csv`, [`s3://${'a/'.repeat(200)}b.csv`], {
    allow_double_stars: true,
  });
  test(`s3://b/${'*a'.repeat(60)}.csv`, [`s3://b/${'a'.repeat(300)}`]);
  expect(performance.now() - start).toBeLessThan(5000);
});
