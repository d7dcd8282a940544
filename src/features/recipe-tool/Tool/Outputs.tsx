/** The ways to run the recipe: CLI, UI, cron, Kubernetes, and Airflow. */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
import CopyIconButton from '@site/src/components/CopyIconButton';
import {airflowDag} from '../model/outputs/airflow';
import {cronLine, cronScript} from '../model/outputs/cron';
import {cronJob, kubernetesCommands} from '../model/outputs/kubernetes';
import {fileOf, nameOf, type Run, shellCommands} from '../model/outputs/run';
import {deployCommand, uiRecipe, uiSecrets} from '../model/outputs/ui';
import styles from '../styles.module.css';

type Block = {name: string; text: string};

function Code({name, text}: Block): ReactNode {
  return (
    <div className={styles.output}>
      <p>
        <b>{name}</b> <CopyIconButton text={text} name={name} />
      </p>
      <pre tabIndex={0} translate="no">
        <code>{text}</code>
      </pre>
    </div>
  );
}

type WayProps = {title: ReactNode; page: string; blocks: readonly Block[]; children?: ReactNode};

function Way({title, page, blocks, children}: WayProps): ReactNode {
  return (
    <details className={styles.section}>
      <summary>{title}</summary>
      <div>
        {children}
        {blocks.map((block) => (
          <Code key={block.name} {...block} />
        ))}
        <p>
          <Link to={page}>
            <Translate id="site.recipeTool.guide">Read the guide</Translate>
          </Link>
        </p>
      </div>
    </details>
  );
}

function Ui({run, docs}: {run: Run; docs: string}): ReactNode {
  const secrets = uiSecrets(run);
  return (
    <Way
      title={<Translate id="site.recipeTool.ui">In the UI</Translate>}
      page={`${docs}/ui-ingestion`}
      blocks={[
        {
          name: translate({id: 'site.recipeTool.uiRecipe', message: 'Recipe for the UI'}),
          text: uiRecipe(run),
        },
        {
          name: translate({id: 'site.recipeTool.deploy', message: 'Or deploy it with the CLI'}),
          text: deployCommand(run),
        },
      ]}
    >
      <p>
        {secrets.length > 0 && (
          <>
            <Translate
              id="site.recipeTool.secrets"
              values={{names: <code translate="no">{secrets.join(', ')}</code>}}
            >
              {'Create these secrets first: {names}.'}
            </Translate>{' '}
          </>
        )}
        <Translate id="site.recipeTool.uiSteps">
          Select Create new source, pick the platform, and switch the form to YAML, or pick Other.
          Paste the recipe, then choose the schedule and the name.
        </Translate>
      </p>
    </Way>
  );
}

/** Five fields. */
const CRON = /^\s*(?:[\d*/,\-A-Za-z]+\s+){4}[\d*/,\-A-Za-z]+\s*$/;

/** Every day at 05:15, as in the guides. */
const DAILY = '15 5 * * *';

function Schedule({text, onText}: {text: string; onText: (text: string) => void}): ReactNode {
  const isWrong = !CRON.test(text);
  return (
    <div className={styles.control}>
      <label htmlFor="recipe-schedule">
        <Translate id="site.recipeTool.schedule">Schedule, as a cron expression</Translate>
      </label>
      <input
        id="recipe-schedule"
        value={text}
        aria-invalid={isWrong}
        aria-describedby="recipe-schedule-about"
        autoComplete="off"
        spellCheck={false}
        translate="no"
        maxLength={100}
        onChange={(event) => onText(event.target.value)}
      />
      <small id="recipe-schedule-about" role="status">
        {isWrong ? (
          <span key="no" className={styles.bad}>
            <Translate id="site.recipeTool.badSchedule">
              A cron expression has five fields: minute, hour, day of the month, month, day of the
              week.
            </Translate>
          </span>
        ) : (
          <span key="yes">
            <Translate id="site.recipeTool.scheduleFields">
              Minute, hour, day of the month, month, day of the week.
            </Translate>
          </span>
        )}
      </small>
    </div>
  );
}

export default function Outputs({
  run: given,
  docs,
}: {
  run: Omit<Run, 'schedule'>;
  docs: string;
}): ReactNode {
  const [typed, setTyped] = useState(DAILY);
  const schedule = CRON.test(typed) ? typed.trim().replace(/\s+/g, ' ') : DAILY;
  const run = {...given, schedule};
  const guide = (name: string) => `${docs}/metadata-ingestion/schedule_docs/${name}`;
  return (
    <div className={styles.outputs}>
      <Schedule text={typed} onText={setTyped} />
      <Way
        title={<Translate id="site.recipeTool.cli">With the CLI</Translate>}
        page={`${docs}/metadata-ingestion/cli-ingestion`}
        blocks={[
          {
            name: translate({id: 'site.recipeTool.commands', message: 'Install, try, and run'}),
            text: shellCommands(run),
          },
        ]}
      >
        <p>
          <Translate
            id="site.recipeTool.save"
            values={{file: <code translate="no">{fileOf(run)}</code>}}
          >
            {'Download the recipe as {file}. The dry run reads a few records and writes nothing.'}
          </Translate>
        </p>
      </Way>
      <Ui run={run} docs={docs} />
      <Way
        title={<Translate id="site.recipeTool.cron">With cron</Translate>}
        page={guide('cron')}
        blocks={[
          {name: `~/recipes/${nameOf(run)}.sh`, text: cronScript(run)},
          {name: 'crontab', text: cronLine(run)},
        ]}
      />
      <Way
        title={<Translate id="site.recipeTool.kubernetes">On Kubernetes</Translate>}
        page={guide('kubernetes')}
        blocks={[
          {name: `cronjob-${nameOf(run)}.yaml`, text: cronJob(run)},
          {
            name: translate({id: 'site.recipeTool.kubectl', message: 'Create it'}),
            text: kubernetesCommands(run),
          },
        ]}
      />
      <Way
        title={<Translate id="site.recipeTool.airflow">With Airflow</Translate>}
        page={guide('airflow')}
        blocks={[{name: `dags/datahub_ingest_${nameOf(run)}.py`, text: airflowDag(run)}]}
      />
    </div>
  );
}
