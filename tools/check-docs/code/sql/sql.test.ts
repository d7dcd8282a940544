/** Which SQL passes, and the messages about SQL that doesn't. */
import {describe, expect, it} from 'vitest';
import {sqlFindings} from '.';

const on = (source: string) => `reference/sources/${source}.yaml`;

describe('SQL that a database accepts', () => {
  it.each([
    [
      'snowflake',
      "select tag_name from table(sales.information_schema.tag_references('a', 'table'))",
    ],
    ['snowflake', 'grant usage on future schemas in database sales to role metadata_reader;'],
    ['snowflake', 'create user reader type = service;\ngrant role metadata_reader to user reader'],
    ['databricks', 'GRANT USE CATALOG ON CATALOG analytics TO `6f1c2d3e-0000-4a5b`;'],
    [
      'bigquery',
      'GRANT `roles/bigquery.dataViewer` ON SCHEMA acme TO "serviceAccount:a@b.example";',
    ],
    ['postgres', "-- It's a role; not a user\nREVOKE SELECT (id, email) ON customers FROM reader;"],
    ['postgres', "SELECT ';' AS a, 'it''s' AS b /* ; */ FROM orders;"],
    ['snowflake', 'CREATE FUNCTION f() RETURNS NUMBER AS $$ select 1; select (2 $$;'],
    [
      'oracle',
      "SET SERVEROUTPUT ON\nBEGIN\n  EXECUTE IMMEDIATE 'GRANT x';\nEND;\n/\n\nSELECT 1 FROM dual;",
    ],
    ['dbt', "{{ config(\n  materialized='table'\n) }}\n\nselect * from {{ ref('orders') }}"],
  ])('%s: %s', async (source, script) => {
    expect(await sqlFindings(script, on(source))).toEqual([]);
  });
});

describe('SQL that no database accepts', () => {
  it.each([
    ['a query without a table', 'postgres', 'SELECT 1;\n\nSELECT id\nFROM WHERE a = 1;'],
    ['a statement with a typo', 'postgres', 'GRNAT SELECT ON orders TO reader;'],
    ['a privilege with a typo', 'postgres', 'GRANT USAGE, SELCT ON orders TO reader;'],
    ['a grant to nobody', 'snowflake', 'grant usage on database sales to ;'],
    ['a grant from someone', 'snowflake', 'grant usage on database sales from role reader;'],
    ['a grant on nothing', 'mysql', 'GRANT SELECT ON TO reader;'],
    ['an open quote', 'postgres', "-- The user\nCREATE USER reader PASSWORD 'change-me;"],
    ['an open bracket', 'snowflake', 'create table a (id int, total number(12, 2);'],
  ])('%s', async (_, source, script) => {
    expect(await sqlFindings(script, on(source))).toMatchSnapshot();
  });
});
