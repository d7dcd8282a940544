import {dragGraph, node, openGraph} from '../scenes-common/graph';
import {dialog} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

const RAW = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.raw.orders,PROD)';
const GRAPH = `/dataset/${RAW}/Lineage`;
const menuOf = ({page}: Screen, urn: string) =>
  page.locator(`[data-testid^="manage-lineage-menu-"][data-testid*="${urn}"]`).first();

/** Removes the task from the lineage: the page's example takes place before Airflow is ingested. */
async function beforeAirflow({open, page}: Screen) {
  await open('/assets/platforms/kafkalogo.png');
  const query = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';
  const removed = {
    upstreamUrn: 'urn:li:dataJob:(urn:li:dataFlow:(airflow,daily_orders,prod),load_orders)',
    downstreamUrn: RAW,
  };
  const body = {query, variables: {input: {edgesToAdd: [], edgesToRemove: [removed]}}};
  await page.evaluate(
    (text) => fetch('/api/v2/graphql', {method: 'POST', body: text}).then((one) => one.text()),
    JSON.stringify(body),
  );
}

/** Opens the window for upstreams of the asset in the middle. */
async function editUpstream(screen: Screen) {
  const {press} = screen;
  await menuOf(screen, 'snowflake,analytics.raw.orders').click({force: true});
  await press('Edit Upstream');
}

/** Puts the topic among the upstreams, with the window as wide as its text needs. */
async function addTopic(screen: Screen) {
  const {page, settle} = screen;
  await editUpstream(screen);
  await dialog(page).getByPlaceholder('Search entities...').fill('orders.v1');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1500);
  await settle();
  await dialog(page).locator('.ant-checkbox-input').nth(1).check();
  await page.waitForTimeout(600);
}

export default scenesOf('docs/features/feature-guides/ui-lineage.md', {
  async menu(screen) {
    const {size, page, mark, frame} = screen;
    await size(1280, 620);
    await openGraph(screen, GRAPH);
    await menuOf(screen, 'snowflake,analytics.raw.orders').click({force: true});
    await page.waitForTimeout(600);
    await mark('Edit Upstream');
    frame(
      [node(screen.page, 'snowflake,analytics.raw.orders'), page.getByText('Edit Downstream')],
      {
        top: 50,
        left: 120,
        right: 120,
        bottom: 40,
      },
    );
  },

  async window(screen) {
    const {size, open, mark, page, frame} = screen;
    await size(1280, 760);
    await beforeAirflow(screen);
    await open(GRAPH);
    await addTopic(screen);
    await mark('Search and Add');
    await mark('Current Upstreams');
    await mark('Set Upstreams');
    frame(dialog(page), 0);
  },

  async graph(screen) {
    const {size, press, settle, page, frame} = screen;
    await size(1280, 620);
    await beforeAirflow(screen);
    await openGraph(screen, GRAPH);
    await addTopic(screen);
    await press('Set Upstreams');
    await settle();
    await page.waitForTimeout(6000);
    await dragGraph(screen, 360, 0);
    frame([node(page, 'kafka,orders.v1'), node(page, 'snowflake,analytics.raw.orders')], 60);
  },
});
