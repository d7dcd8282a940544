/** Determines the dialect of an SQL script from the name of its source or page. */

/** Words in names, and the dialect they stand for; a database that the parser lacks gets a related one. */
const DIALECTS = [
  [/snowflake|fivetran/, 'snowflake'],
  [/bigquery/, 'bigquery'],
  [/redshift/, 'redshift'],
  [/hive-metastore|mysql|mariadb|kubernetes/, 'mysql'],
  [/databricks|unity|iceberg|hive/, 'hive'],
  [/mssql/, 'transactsql'],
  [/athena/, 'athena'],
  [/trino|presto/, 'trino'],
] as const;

/**
 * @param name a file's path
 * @returns the dialect to parse in; the default is PostgreSQL's, which covers what most databases share
 */
export function dialectOf(name: string): string {
  return DIALECTS.find(([pattern]) => pattern.test(name))?.[1] ?? 'postgresql';
}
