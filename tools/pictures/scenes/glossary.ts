import {dialog} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/glossary/business-glossary.mdx', {
  async create({open, press, mark, page, frame}) {
    await open('/');
    await press('Govern');
    await press('Glossary');
    await press('Create Glossary');
    await page.getByTestId('create-glossary-entity-modal-name').locator('input').fill('Commerce');
    await press('Advanced');
    await mark(page.getByTestId('create-glossary-entity-modal-name').locator('input'), 'the name');
    await mark('Advanced');
    await mark(page.getByTestId('glossary-entity-modal-create-button'), 'Create');
    frame(dialog(page), 0);
  },

  async group({open, see, mark, size, frame, page}) {
    await size(1600, 800);
    await open('/glossaryNode/urn:li:glossaryNode:commerce');
    await see('Contents');
    await mark('Add Term Group');
    await mark('Add Term');
    frame(
      [
        page.getByText('Term Groups'),
        page.getByTestId('add-term-button'),
        page.getByText('Recognized Revenue').first(),
      ],
      {
        top: 24,
        left: 30,
        right: 42,
        bottom: 50,
      },
    );
  },

  async relate({open, press, mark, see, size, frame, page}) {
    await size(1600, 800);
    await open('/glossaryTerm/urn:li:glossaryTerm:customer');
    await press('Related Terms');
    await see('Contains');
    await see('Inherits');
    await mark('Related Terms');
    await mark('Contains');
    await mark('Add Terms');
    frame(
      [
        page.getByText('Add to Assets'),
        page.getByText('Inherited by').first(),
        page.getByText('Contains').first(),
      ],
      {
        left: 40,
        right: 30,
        bottom: 80,
      },
    );
  },
});
