import {clipsOf} from '../clip';
import {dialog} from '../scenes-common/parts';
import {closeMenu, closeSidebar} from '../scenes-common/room';

export default clipsOf('docs/glossary/business-glossary.mdx', {
  async term({open, say, press, type, later, point, page}) {
    await closeMenu(page);
    await open('/glossaryNode/urn:li:glossaryNode:commerce', () => closeSidebar(page));
    say(
      'Under **Govern** > **Glossary**, open the group that the term belongs to, and select **Add Term**.',
    );
    await press('Add Term');
    say('Give the term a name, and select **Create**.');
    await type(
      page.getByTestId('create-glossary-entity-modal-name').locator('input'),
      'Average Order Value',
    );
    await press('Create', dialog(page));
    await later();
    say('The group lists the term under **Contents**.');
    await point(page.getByText('Average Order Value', {exact: true}).last());
  },
});
