import {expect, it} from 'vitest';
import {busyReason, describeMachine, type MachineState, observeMachine} from './quiet';

const QUIET: MachineState = {cores: 2, load: 2.41, others: 0.03, unsteady: 1.02};

it('a machine is quiet whatever its load of the last minute was', () =>
  expect(busyReason(QUIET)).toBeUndefined());

it('says what keeps it busy', () => {
  expect(busyReason({...QUIET, others: 0.5})).toBe('other processes used 50 % of the cores');
  expect(busyReason({...QUIET, unsteady: 1.4})).toBe(
    'the same work took 1.40 times its fastest time',
  );
});

it('describes what was observed', () =>
  expect(describeMachine(QUIET)).toBe(
    'Machine: 2 cores, load 2.4, 3 % of the cores used by others, the same work takes 1.02 times its fastest time.',
  ));

it('observes shares and ratios', async () => {
  const {cores, others, unsteady} = await observeMachine();
  expect(cores).toBeGreaterThan(0);
  expect(others).toBeGreaterThanOrEqual(0);
  expect(others).toBeLessThanOrEqual(1);
  expect(unsteady).toBeGreaterThanOrEqual(1);
});
