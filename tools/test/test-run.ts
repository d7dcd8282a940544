/** Runs the stages of the test suite and adds up what passed and failed. */
import fs from 'node:fs';
import {type Outcome, runCommand} from './run-command';
import type {Count} from './reports';

/** One stage: what Node runs, and how to count its outcome. */
export type Stage = {
  name: string;
  /** Arguments of Node. */
  args: readonly string[];
  env?: Record<string, string>;
  /** Reads the counts from the command's report; without a report, the command counts as one test. */
  report?: {file: string; count: (report: unknown) => Count};
  /** If this stage fails, later ones aren't run. */
  required?: boolean;
  /** Retries flaky tests, alone; if all pass, they count as passed. */
  again?: (places: string[]) => Stage;
  /** It doesn't need two cores, so it runs in parallel with its neighbors; its output is printed when it ends. */
  single?: boolean;
};

/** A stage that was run. */
type Run = {stage: Stage; count: Count; seconds: number; settled?: boolean};

function countOf({report}: Stage, {ok}: Outcome): Count {
  if (!report || !fs.existsSync(report.file))
    return ok ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  const count = report.count(JSON.parse(fs.readFileSync(report.file, 'utf8')));
  return !ok && count.failed === 0 ? {...count, failed: 1} : count;
}

async function runStage(stage: Stage): Promise<Run> {
  const {name, args, env, report, single = false} = stage;
  const title = `\n=== ${name}: node ${args.join(' ')}`;
  console.log(single ? `${name} starts; its output follows` : title);
  if (report) fs.rmSync(report.file, {force: true});
  const start = Date.now();
  const outcome = await runCommand(args, {...env}, single);
  if (single) console.log(`${title}\n${outcome.output}`);
  if (outcome.error) console.error(`${name} couldn't be run: ${outcome.error.message}`);
  return {stage, count: countOf(stage, outcome), seconds: secondsSince(start)};
}

/**
 * Retries a test that failed and then passed on the second try, several times and alone: that reveals a fault of the
 * site or the test, and rules out a busy machine.
 */
async function runStageSettled(stage: Stage): Promise<Run> {
  const run = await runStage(stage);
  const {flaky = [], failed, passed} = run.count;
  if (!stage.again || flaky.length === 0) return run;
  const second = await runStage(stage.again(flaky.map(({place}) => place)));
  const seconds = run.seconds + second.seconds;
  if (second.count.failed > 0) return {...run, seconds};
  const count = {...run.count, passed: passed + flaky.length, failed: failed - flaky.length};
  return {...run, count, seconds, settled: true};
}

const secondsSince = (start: number) => Math.round((Date.now() - start) / 1000);

/** Groups stages that run in parallel: adjacent `single` ones. Every other stage is a group of one. */
function groups(stages: readonly Stage[]): Stage[][] {
  const found: Stage[][] = [];
  for (const stage of stages) {
    const last = found.at(-1);
    if (stage.single && last?.[0]?.single) last.push(stage);
    else found.push([stage]);
  }
  return found;
}

/**
 * Runs the stages of a group, two at a time; most machines that run the tests have two cores.
 *
 * @param ends tells whether no further stage starts after a run
 */
async function runGroup(stages: readonly Stage[], ends: (run: Run) => boolean): Promise<Run[]> {
  const waiting = [...stages];
  const runs: Run[] = [];
  const lane = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const run = await runStageSettled(stage);
      runs.push(run);
      if (ends(run)) waiting.length = 0;
    }
  };
  await Promise.all([lane(), lane()]);
  return runs;
}

function summaryOf({stage, count, seconds, settled = false}: Run): string[] {
  const {passed, failed, failures = [], skipped = [], flaky = []} = count;
  const outcome = settled ? 'but passed each time when run alone' : 'which counts as failed';
  const counts = [`${passed} passed`, `${failed} failed`];
  if (skipped.length > 0) counts.push(`${skipped.length} skipped`);
  return [
    `${stage.name}: ${counts.join(', ')} (${seconds} s)`,
    ...failures.map((test) => `  failed: ${test}`),
    ...skipped.map((test) => `  skipped: ${test}`),
    ...flaky.map(({name}) => `  flaky, ${outcome}: ${name}`),
  ];
}

/**
 * Runs all stages, prints the counts and the time of each, the time of all and, as the last line, `N passed, N failed`.
 *
 * @param bail stops the run at the first stage that fails, after those that run in parallel with it
 * @returns the exit status: 0 if nothing failed
 */
export async function runStages(stages: readonly Stage[], bail = false): Promise<number> {
  console.log(`Stages: ${stages.map(({name}) => name).join(', ')}`);
  const runs: Run[] = [];
  const summary: string[] = [];
  const start = Date.now();
  const ends = ({stage, count}: Run) => count.failed > 0 && (bail || stage.required === true);
  for (const group of groups(stages)) {
    const ended = await runGroup(group, ends);
    runs.push(...ended);
    summary.push(...ended.flatMap(summaryOf));
    const stop = ended.find(ends);
    if (stop) {
      summary.push(`${stop.stage.name} failed, so later stages were not run`);
      break;
    }
  }
  const sum = (key: 'passed' | 'failed') => runs.reduce((all, {count}) => all + count[key], 0);
  summary.push(`All stages: ${secondsSince(start)} s`);
  console.log(`\n${summary.join('\n')}\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
