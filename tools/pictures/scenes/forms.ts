import {table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/features/feature-guides/compliance-forms/complete-a-form.md', {
  async request({open, press, mark, frame, page}) {
    await open(table('dim_customers'));
    await press('Awaiting Verification');
    await mark('Awaiting Verification');
    await mark('Complete Verification');
    frame([page.getByText('Awaiting Verification'), page.getByText('Complete Verification')], {
      left: 60,
      right: 30,
      top: 30,
      bottom: 30,
    });
  },
});
