/** Whether the machine has other work at the moment: times measured then say nothing. */
import os from 'node:os';
import {setTimeout as sleep} from 'node:timers/promises';
import {median} from './statistics';

/** What was observed while this process waited, and while it did the same work several times. */
export type MachineState = {
  cores: number;
  /** Average number of processes that ran or waited for a core during the last minute. */
  load: number;
  /** Share of all cores that other processes used, from 0 to 1. */
  others: number;
  /** The median time of the same work, relative to the fastest. */
  unsteady: number;
};

/** Of all cores. Services of an idle desktop use less. */
const MOST_OTHERS = 0.12;
/** A processor that changes its speed stays below. */
const MOST_UNSTEADY = 1.15;

const WATCH_MS = 1_500;
const SPINS = 15;

/** Work of a few milliseconds that needs no memory. */
function spin(): number {
  const start = performance.now();
  let value = 1;
  for (let step = 0; step < 5_000_000; step += 1) value = (value * 16_807) % 2_147_483_647;
  // Uses the result, so the loop isn't optimized away.
  return performance.now() - start + (value < 0 ? 1 : 0);
}

function ticks(): {busy: number; all: number} {
  const times = os.cpus().map((cpu) => cpu.times);
  const all = times.reduce(
    (sum, {user, nice, sys, idle, irq}) => sum + user + nice + sys + idle + irq,
    0,
  );
  return {all, busy: all - times.reduce((sum, {idle}) => sum + idle, 0)};
}

/** Observes the machine for about two seconds. */
export async function observeMachine(): Promise<MachineState> {
  const before = ticks();
  await sleep(WATCH_MS);
  const after = ticks();
  // The first spins are slower: their code isn't compiled yet.
  const spins = Array.from({length: SPINS}, spin).slice(3);
  return {
    cores: os.availableParallelism(),
    load: os.loadavg()[0] ?? 0,
    others: (after.busy - before.busy) / Math.max(1, after.all - before.all),
    unsteady: median(spins) / Math.min(...spins),
  };
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Returns the state in words. */
export const describeMachine = ({cores, load, others, unsteady}: MachineState): string =>
  `Machine: ${cores} cores, load ${load.toFixed(1)}, ${percent(others)} of the cores used by others, ` +
  `the same work takes ${unsteady.toFixed(2)} times its fastest time.`;

/** Returns why times can't be judged in a state; undefined if the machine is quiet. The load alone is no reason: it lasts a minute longer than the work. */
export function busyReason({others, unsteady}: MachineState): string | undefined {
  if (others > MOST_OTHERS) return `other processes used ${percent(others)} of the cores`;
  if (unsteady > MOST_UNSTEADY)
    return `the same work took ${unsteady.toFixed(2)} times its fastest time`;
  return undefined;
}
