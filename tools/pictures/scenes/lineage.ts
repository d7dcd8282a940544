import {dragGraph, graphButton, node, openGraph, pressInGraph} from '../scenes-common/graph';
import {table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';

const ORDERS = table('fct_orders', '/Lineage');
const RAW = 'snowflake,analytics.raw.orders';
const FCT = 'snowflake,analytics.marts.fct_orders';

export default scenesOf('docs/generated/lineage/lineage-feature-guide.md', {
  async explorer(screen) {
    const {size, mark, page, press} = screen;
    await size(1280, 620);
    await screen.open(table('fct_orders'));
    await press('Lineage', tabs(page));
    await openGraph(screen, ORDERS);
    await dragGraph(screen, 150, 110);
    await mark(page.getByText('6 columns'), '6 columns');
    await mark(node(page, 'dbt,analytics.marts.fct_orders'), 'a dbt model, drawn as a circle');
    await mark(graphButton(page, 'filter'), 'Filter');
    await mark(graphButton(page, 'time'), 'Time Range');
    screen.frame(
      [
        graphButton(page, 'menu'),
        graphButton(page, 'closer'),
        page.getByText('Revenue by day'),
        node(page, 'net_revenue_daily'),
      ],
      {
        right: 50,
        top: 70,
      },
    );
  },

  async columns(screen) {
    const {size, page, frame} = screen;
    await size(1280, 640);
    await openGraph(screen, ORDERS);
    await dragGraph(screen, 150, 60);
    await page.getByText('6 columns').click();
    await page.waitForTimeout(1200);
    await node(page, FCT).getByText('amount', {exact: true}).click();
    await page.waitForTimeout(1200);
    frame(
      [
        node(page, RAW),
        node(page, FCT),
        node(page, 'net_revenue_daily'),
        page.getByText('Revenue by day'),
      ],
      {
        top: 40,
        bottom: 40,
      },
    );
  },

  async filter(screen) {
    const {size, page, frame, see, mark} = screen;
    await size(1280, 620);
    await openGraph(screen, ORDERS);
    await pressInGraph(screen, 'filter');
    await see('Show Hidden Edges');
    await mark('Hide Transformations');
    await mark('Hide Process Instances');
    await mark('Show Hidden Edges');
    frame(
      [
        graphButton(page, 'menu'),
        page.getByText('Hide Transformations'),
        page.getByText('Show Hidden Edges'),
      ],
      {
        bottom: 60,
        right: 130,
      },
    );
  },

  async time(screen) {
    const {size, page, frame} = screen;
    await size(1280, 620);
    await openGraph(screen, ORDERS);
    await pressInGraph(screen, 'time');
    frame(
      [
        graphButton(page, 'menu'),
        page.getByText('Show lineage observed'),
        page.getByText('All Time'),
      ],
      {
        right: 40,
        bottom: 60,
      },
    );
  },
});
