/** Tests a connection that is filled in, and shows the report of the test. */
import type {TestReport} from '../executor';
import type {Screen} from '../screen';
import {frameDialog} from './source-form';

/** In a window of this width, the report is as wide as a page shows it. */
const WINDOW = {width: 760, height: 1000};

/** How often the front end polls for the report. */
const POLLING = 2500;

/** @param report from the executor */
export async function testConnection(screen: Screen, report: TestReport) {
  const {press, page, size, executor, settle} = screen;
  await press('Test Connection');
  executor.test(report);
  await page.clock.fastForward(POLLING);
  await settle();
  await page.getByText('Basic Connectivity').waitFor();
  await size(WINDOW.width, WINDOW.height);
  await settle();
  frameDialog(screen);
}
