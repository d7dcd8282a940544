import {scenesOf} from '../scene';

const FLOW = 'urn:li:dataFlow:(airflow,daily_orders,prod)';

export default scenesOf('docs/lineage/airflow.md', {
  async tasks({open, press, page, frame, size}) {
    await size(1280, 700);
    await open(`/pipelines/${FLOW}`);
    await press('Tasks');
    await page.waitForTimeout(800);
    frame([page.getByText('daily_orders').first(), page.getByText('load_orders').first()], {
      left: 30,
      right: 560,
      bottom: 90,
      top: 40,
    });
  },

  async lineage({open, press, page, size}) {
    await size(1100, 560);
    await open(`/tasks/urn:li:dataJob:(${FLOW},load_orders)/Lineage`);
    await press('Lineage');
    await page.getByText('Visualize Lineage').click();
    await page.waitForTimeout(2500);
  },
});
