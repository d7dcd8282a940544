/** Which values a reader may replace, and the recipe that results. */
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {answered, blanksOf} from './answers';
import {linesOf} from './recipe';

const RECIPE = `pipeline_name: snowflake_analytics
source:
  type: snowflake
  config:
    account_id: acme-eu1
    port: 443  # default
    private_key: "\${SNOWFLAKE_PRIVATE_KEY}"
    api_token: abc
    database_pattern:
      allow:
        - ^ANALYTICS$
        - "^RAW$"
    paths:
      - include: s3://acme/{table}
        name: <name>
    profiling:
      enabled: true
sink:
  type: datahub-rest
  config:
    server: http://localhost:8080
`;

const lines = linesOf(RECIPE);
const blanks = blanksOf('snowflake', lines);
const fill = (answers: Record<string, string>) =>
  parse(lines.map((line, at) => answered(line, blanks[at], answers).text).join('\n')) as {
    source: {config: Record<string, unknown>};
  };

describe('answers', () => {
  it('are asked for values of the source, but not for secrets and switches', () => {
    expect(blanks.flatMap((blank) => blank?.id ?? [])).toEqual([
      'snowflake.account_id',
      'snowflake.port',
      'snowflake.database_pattern.allow.0',
      'snowflake.database_pattern.allow.1',
      'snowflake.paths.include',
      'snowflake.paths.name',
    ]);
  });

  it('replace values, as text or numbers, and keep the rest', () => {
    const {config} = fill({
      'snowflake.account_id': ' 12345 ',
      'snowflake.port': '8443',
      'snowflake.database_pattern.allow.1': 'a: "b" # c',
      'snowflake.paths.name': '',
    }).source;
    expect(config).toMatchObject({
      account_id: '12345',
      port: 8443,
      database_pattern: {allow: ['^ANALYTICS$', 'a: "b" # c']},
      paths: [{include: 's3://acme/{table}', name: '<name>'}],
    });
    expect(fill({})).toEqual(parse(RECIPE));
  });
});
