/** The archived releases of the version menu, and the message about a row that it can't show. */
import {expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {tempDir} from '../common/testing/temp-dir';
import {archivedVersions} from './archived';

const table = (cell: string) => `about: An archive.
columns: [Release, Documentation]
rows:
  - {Release: 1.4.0, Documentation: "${cell}"}
`;

const read = (cell: string) =>
  archivedVersions(tempDir({'reference/tables/archived-versions.yaml': table(cell)}));

it('lists each release with its link', () => {
  expect(read('[Start](https://old.example/1.4.0)')).toEqual([
    {label: '1.4.0', href: 'https://old.example/1.4.0'},
  ]);
});

it('has no entries without the table', () => {
  expect(archivedVersions(tempDir({}))).toEqual([]);
});

it('says which row has no link', () => {
  expect(() => read('gone')).toThrowErrorMatchingInlineSnapshot(
    `[ContributorError: reference/tables/archived-versions.yaml: 1.4.0: Documentation: found "gone", expected a link such as [Features](https://…), for the version menu.]`,
  );
});

it('finds the releases of this site', () => {
  const names = archivedVersions(ROOT).map(({label}) => label);
  expect(names).toContain('0.14.1');
  expect(names.length).toBeGreaterThanOrEqual(7);
});
