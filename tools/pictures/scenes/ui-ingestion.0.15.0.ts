import {scenesOf} from '../scene';
import next from './ui-ingestion';

export default scenesOf(next.page, {
  ...next.scenes,

  async list({open, press, see, mark}) {
    await open('/');
    await press('Ingestion');
    await see('RUN');
    await mark('Sources');
    await mark('Secrets');
    await mark('Create new source');
  },
});
