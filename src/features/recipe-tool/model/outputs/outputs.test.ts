import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {nextFacts, sourceOf} from '../testing/facts';
import {airflowDag} from './airflow';
import {cronLine, cronScript} from './cron';
import {cronJob, kubernetesCommands} from './kubernetes';
import {fileOf, type Run, shellCommands, variablesOf} from './run';
import {uiRecipe, uiSecrets} from './ui';

const source = sourceOf('postgres');
if (!source) throw new Error('There is no source postgres.');

const TEXT = `# Shop
pipeline_name: Postgres shop
source:
  type: postgres
  config:
    host_port: shop-db.acme.example:5432
    password: "\${POSTGRES_PASSWORD}"
    # not \${THIS_ONE}
    database: "\${DATABASE:-shop}"
`;

const run: Run = {
  text: TEXT,
  values: parse(TEXT),
  source,
  sinks: nextFacts().common.sinks,
  release: '9.8.7',
  schedule: '15 5 * * *',
};

it('names files and variables', () => {
  expect(fileOf(run)).toBe('postgres-shop.dhub.yaml');
  expect(variablesOf(run)).toEqual(['DATAHUB_GMS_URL', 'DATAHUB_GMS_TOKEN', 'POSTGRES_PASSWORD']);
  const values = {...parse(TEXT), sink: {type: 'file', config: {filename: 'a.json'}}};
  expect(variablesOf({...run, values})).toEqual(['POSTGRES_PASSWORD']);
});

describe('outputs', () => {
  it('are commands', () => {
    const lines = shellCommands(run).split('\n');
    expect(lines[0]).toBe(`python3 -m pip install 'acryl-datahub[postgres]~=9.8.7.0'`);
    expect(lines).toContain("export POSTGRES_PASSWORD='…'");
    expect(lines).toContain('datahub ingest -c postgres-shop.dhub.yaml --dry-run --preview');
  });

  it('install what the sink needs', () => {
    const values = {...parse(TEXT), sink: {type: 'datahub-kafka', config: {}}};
    expect(shellCommands({...run, values})).toContain('acryl-datahub[postgres,datahub-kafka]~=');
  });

  it('are a recipe for the UI, with its secrets', () => {
    const text = `${TEXT}sink:\n  type: datahub-rest\n  config:\n    token: "\${DATAHUB_GMS_TOKEN}"\n`;
    const ui = {...run, text, values: parse(text)};
    expect(Object.keys(parse(uiRecipe(ui)))).toEqual(['source']);
    expect(uiRecipe(ui)).toContain('# Shop');
    expect(uiSecrets(ui)).toEqual(['POSTGRES_PASSWORD']);
  });

  it('are a line of crontab and a script', () => {
    expect(cronLine(run)).toMatch(/^15 5 \* \* \* \$HOME\/recipes\/postgres-shop\.sh /);
    expect(cronScript(run)).toContain('-c postgres-shop.dhub.yaml');
  });

  it('are a CronJob', () => {
    const job = parse(cronJob(run));
    const pod = job.spec.jobTemplate.spec.template.spec;
    expect(pod.containers[0].image).toBe('acryldata/datahub-ingestion:v9.8.7');
    expect(pod.containers[0].env.map(({name}: {name: string}) => name)).toEqual(variablesOf(run));
    expect(kubernetesCommands(run)).toContain(
      '--from-literal=postgres-password="$POSTGRES_PASSWORD"',
    );
  });

  it('are a DAG', () => {
    expect(airflowDag(run)).toContain('dag_id="datahub_ingest_postgres_shop"');
    expect(airflowDag(run)).toContain('requirements=["acryl-datahub[postgres]~=9.8.7.0"]');
  });
});
