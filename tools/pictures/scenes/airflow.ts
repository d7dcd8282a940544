import {dragGraph, openGraph} from '../scenes-common/graph';
import {foldSidebar, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';

const FLOW = 'urn:li:dataFlow:(airflow,daily_orders,prod)';

export default scenesOf('docs/lineage/airflow.md', {
  async tasks({open, press, page, frame}) {
    await open(`/pipelines/${FLOW}`);
    await foldSidebar(page);
    await press('Tasks', tabs(page));
    await page.waitForTimeout(800);
    frame(
      [page.getByText('daily_orders').first(), tabs(page), page.getByText('load_orders').first()],
      {
        left: 60,
        bottom: 110,
      },
    );
  },

  async lineage(screen) {
    const {size} = screen;
    await size(1100, 520);
    await openGraph(screen, `/tasks/urn:li:dataJob:(${FLOW},load_orders)/Lineage`);
    await dragGraph(screen, 120, 0);
  },
});
