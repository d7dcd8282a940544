/** The shortest path to a running instance: the commands of docs/quickstart.md, which explains them. */
export const QUICKSTART = [
  'python3 -m pip install --upgrade acryl-datahub',
  'datahub docker quickstart',
  'datahub docker ingest-sample-data',
].join('\n');
