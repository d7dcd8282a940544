/** The frozen versions match what the current facts and pages produce: no one edited them, and nothing was left behind. */
import {expect, it} from 'vitest';
import {ROOT} from '../../plugins/common/root';
import {carriedVersions} from '../../plugins/releases/load';
import sidebars from '../../sidebars';
import {driftOf} from './drift';
import {renderVersion} from './render';

const carried = carriedVersions(ROOT);

it.each(carried)('%s is as it was cut', {timeout: 120_000}, (version) => {
  const drift = driftOf(ROOT, version, renderVersion(ROOT, version, carried, sidebars));
  expect(
    drift,
    `These files of ${version} differ from what docs/ and reference/ make of it.\n` +
      `Frozen versions are never edited by hand: change docs/ or reference/, with marks for what not every version has.\n` +
      `Then run "npm run cut-version ${version}", review what it changed, and commit that.`,
  ).toEqual([]);
});
