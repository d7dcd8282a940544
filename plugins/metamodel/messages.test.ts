/** The messages to the contributor about errors in the metamodel. */
import {describe, expect, it} from 'vitest';
import {problemsWith} from './testing/broken-fixture';

const table = (...replacements: [string, string][]) =>
  problemsWith({'entities/table.yaml': replacements});

describe('a correct metamodel', () => {
  it('has no problems', () => {
    expect(table()).toBe('');
  });
});

describe('keys and values', () => {
  it('names an unknown key', () => {
    expect(table(['displayName: Table', 'displayname: Table'])).toMatchSnapshot();
  });
  it('lists the groups', () => {
    expect(table(['group: descriptive', 'group: misc'])).toMatchSnapshot();
  });
  it('requires whole sentences', () => {
    expect(table(['Title and kind of a table.', 'Title and kind'])).toMatchSnapshot();
  });
  it('explains the type language', () => {
    expect(table(['type: array[Urn]', 'type: list of URNs'])).toMatchSnapshot();
  });
  it('requires an index field or its parts', () => {
    expect(table(['search: {type: TEXT}', 'search: {name: title}'])).toMatchSnapshot();
  });
  it('explains the two forms of a symbol', () => {
    expect(table(['- TABLE\n', '- [TABLE]\n'])).toMatchSnapshot();
  });
});

describe('entities', () => {
  it('reports an unknown aspect', () => {
    expect(table(['    - ownership\n', '    - owners\n'])).toMatchSnapshot();
  });
  it('reports a key aspect among the aspects, and one listed twice', () => {
    expect(table(['    - ownership\n', '    - tableKey\n    - tableInfo\n'])).toMatchSnapshot();
  });
  it('reports a missing key aspect', () => {
    expect(table(['group: key', 'group: technical'])).toMatchSnapshot();
  });
  it('reports a file whose name is not that of the entity', () => {
    expect(
      problemsWith({'entities/person.yaml': [['name: person', 'name: human']]}),
    ).toMatchSnapshot();
  });
  it('reports a URN of another entity or with other parts', () => {
    expect(
      table(['urn:li:table:(urn:li:platform:snowflake,fct_orders,PROD)', 'urn:li:table:fct']),
    ).toMatchSnapshot();
  });
  it('reports parts of a URN that do not fit the key', () => {
    expect(
      table(['(urn:li:platform:snowflake,fct_orders,PROD)', '(snowflake,fct_orders,LIVE)']),
    ).toMatchSnapshot();
  });
});

describe('definitions', () => {
  it('reports an unknown type and an unknown entity in a relationship', () => {
    expect(
      table(['type: array[Origin]', 'type: array[Origins]'], ['to: [platform]', 'to: [host]']),
    ).toMatchSnapshot();
  });
  it('reports names that are taken, regardless of case', () => {
    expect(
      table(['name: TableKind', 'name: owner'], ['type: TableKind', 'type: string']),
    ).toMatchSnapshot();
  });
  it('reports a duplicate field', () => {
    expect(table(['name: rating', 'name: Title'])).toMatchSnapshot();
  });
  it('reports a record of an unknown aspect', () => {
    expect(
      problemsWith({'shared/records.yaml': [['aspect: ownership', 'aspect: owners']]}),
    ).toMatchSnapshot();
  });
  it('asks to move definitions that two entities use', () => {
    expect(
      problemsWith({
        'entities/platform.yaml': [
          ['    - platformInfo\n', '    - platformInfo\n    - tableInfo\n'],
          ['type: Ownership', 'type: Origin'],
        ],
      }),
    ).toMatchSnapshot();
  });
});

describe('examples', () => {
  it('are required if an entity has a page', () => {
    expect(
      problemsWith({
        'entities/person.yaml': [['  examples:\n    none: People come from the directory.\n', '']],
      }),
    ).toMatchSnapshot();
  });
  it('write an aspect of the entity', () => {
    expect(table(['aspect: tableInfo', 'aspect: platformInfo'])).toMatchSnapshot();
  });
  it('write what all versions have', () => {
    expect(table(['kind: VIEW', 'kind: SNAPSHOT'])).toMatchSnapshot();
  });
  it('write values that fit', () => {
    const value = '{title: 7, kinds: VIEW, source: {Origin: {before: {}}}, parents: [orders]}';
    expect(
      table(['{title: fct_orders, kind: VIEW, source: {string: marts}}', value]),
    ).toMatchSnapshot();
  });
  it('name the member of a union', () => {
    expect(table(['source: {string: marts}', 'source: marts'])).toMatchSnapshot();
  });
  it('use one API', () => {
    expect(
      table(['aspect: tableInfo', 'query: "{ tables }"\n      aspect: tableInfo']),
    ).toMatchSnapshot();
  });
});
