import {clipsOf} from '../clip';
import {table, tabs} from '../scenes-common/parts';
import {closeMenu, closeSidebar} from '../scenes-common/room';

export default clipsOf('docs/act-on-metadata/impact-analysis.mdx', {
  async dependents({open, say, press, click, point, page}) {
    await closeMenu(page);
    await open(table('fct_orders'), () => closeSidebar(page));
    say('Open the asset and select **Lineage**, then **Impact Analysis**.');
    await press('Lineage', tabs(page));
    await press('Impact Analysis');
    say('**Downstreams** are what depends on the asset. The list starts with degree 1.');
    await point(page.getByText('Downstreams', {exact: true}).first());
    say('Under **Filters**, add the degrees 2 and 3+ to see everything.');
    await click(page.getByTestId('facet-degree-2'));
    await click(page.getByTestId('facet-degree-3+'));
    say('Narrow the list down, here to dashboards.');
    await click(page.getByText('Dashboards').last());
  },
});
