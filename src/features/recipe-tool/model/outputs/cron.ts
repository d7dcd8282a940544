/** A recipe in crontab. */
import {fileOf, nameOf, type Run, variablesOf} from './run';

/** @returns a script that sets the variables and runs the recipe, never twice at once */
export function cronScript(run: Run): string {
  const name = nameOf(run);
  return [
    '#!/usr/bin/env bash',
    `# ~/recipes/${name}.sh`,
    'set -euo pipefail',
    'cd "$HOME/recipes"',
    '',
    '# secrets.env has a NAME=value line for each of:',
    `# ${variablesOf(run).join(', ') || 'no variable'}`,
    'set -a',
    'source secrets.env',
    'set +a',
    '',
    `exec flock --nonblock "/tmp/ingest-${name}.lock" \\`,
    `  "$HOME/datahub-cli/bin/datahub" ingest --no-spinner --no-progress -c ${fileOf(run)} \\`,
    `  >>"$HOME/logs/${name}.log" 2>&1`,
  ].join('\n');
}

/** @returns the line for `crontab -e` */
export function cronLine(run: Run): string {
  const name = nameOf(run);
  return `${run.schedule} $HOME/recipes/${name}.sh || echo "Ingestion of ${name} failed, see logs/${name}.log"`;
}
