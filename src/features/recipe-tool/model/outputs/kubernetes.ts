/** A recipe as a CronJob of Kubernetes. */
import {stringify} from 'yaml';
import {fileOf, nameOf, type Run, variablesOf} from './run';

/** The Secret with the values of the variables. */
const SECRET = 'ingestion-secrets';

/** Keys of a Secret in the style of Kubernetes. */
const keyOf = (variable: string) => variable.toLowerCase().replaceAll('_', '-');

/** @returns the commands that store the recipe and its secrets in the cluster */
export function kubernetesCommands(run: Run): string {
  const file = fileOf(run);
  const secrets = variablesOf(run).map((name) => `  --from-literal=${keyOf(name)}="$${name}"`);
  return [
    ...(secrets.length > 0
      ? [[`kubectl create secret generic ${SECRET}`, ...secrets].join(' \\\n')]
      : []),
    `kubectl create configmap recipe-${nameOf(run)} --from-file=${file}`,
    `kubectl apply --filename cronjob-${nameOf(run)}.yaml`,
  ].join('\n');
}

/** @returns the manifest */
export function cronJob(run: Run): string {
  const {release, schedule} = run;
  const name = nameOf(run);
  const env = variablesOf(run).map((variable) => ({
    name: variable,
    valueFrom: {secretKeyRef: {name: SECRET, key: keyOf(variable)}},
  }));
  const container = {
    name: 'ingest',
    image: `acryldata/datahub-ingestion:v${release}`,
    args: ['ingest', '--no-spinner', '--no-progress', '-c', `/etc/recipe/${fileOf(run)}`],
    ...(env.length > 0 && {env}),
    volumeMounts: [{name: 'recipe', mountPath: '/etc/recipe', readOnly: true}],
  };
  const pod = {
    restartPolicy: 'Never',
    containers: [container],
    volumes: [{name: 'recipe', configMap: {name: `recipe-${name}`}}],
  };
  const manifest = {
    apiVersion: 'batch/v1',
    kind: 'CronJob',
    metadata: {name: `datahub-ingest-${name}`.slice(0, 52).replace(/-$/, '')},
    spec: {
      schedule,
      concurrencyPolicy: 'Forbid',
      startingDeadlineSeconds: 600,
      jobTemplate: {spec: {backoffLimit: 1, template: {spec: pod}}},
    },
  };
  return stringify(manifest, {lineWidth: 0, version: '1.1'}).trimEnd();
}
