/** The dialect a script of SQL is in, by the name of the source or the page that it is on. */

/** Words of names, and the dialect they tell; a database that the parser lacks gets one of the same family. */
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

/** @param name a file's path  @returns the dialect to parse in; what most databases share is in PostgreSQL's */
export function dialectOf(name: string): string {
  return DIALECTS.find(([pattern]) => pattern.test(name))?.[1] ?? 'postgresql';
}
