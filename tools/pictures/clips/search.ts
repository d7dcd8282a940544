import {clipsOf} from '../clip';

export default clipsOf('docs/how/search.mdx', {
  async filter({open, say, type, key, press, click, page}) {
    await open('/');
    say('Type words into the search bar. Suggestions appear while you type.');
    await type(page.getByTestId('search-input').first(), 'orders');
    say('Press Enter to see all results.');
    await key('Enter');
    say('Narrow down with a filter above the results, here **Platform**.');
    await press('Platform');
    await click(page.getByTestId('more-filter-option').or(page.getByRole('checkbox')).first());
    await click(page.getByRole('button', {name: 'Update'}));
    say('Open a result to see its page.');
    await click(page.getByTestId('entity-title').first());
  },
});
