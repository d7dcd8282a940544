/** Tests that each server has to pass; a server that can't run here becomes a skipped test with the reason. */
import {afterAll, beforeAll, describe, it} from 'vitest';
import type {RunningHost} from '../programs/program';
import {makeFixture} from './fixture';
import {type HostName, HOSTS} from './hosts';

/** @param declare declares the tests of one server; the origin is known while they run */
export function eachHost(declare: (name: HostName, origin: () => string) => void): void {
  let fixture: Awaited<ReturnType<typeof makeFixture>>;
  beforeAll(async () => {
    fixture = await makeFixture();
  });
  afterAll(() => fixture.remove());

  describe.each(HOSTS)('$name', ({name, absent, start}) => {
    if (absent !== undefined) {
      it.skip(`was not tested: ${absent}`, () => undefined);
      return;
    }
    let running: RunningHost;
    beforeAll(async () => {
      running = await start(fixture.root);
    });
    afterAll(() => running.stop());
    declare(name, () => running.origin);
  });
}
