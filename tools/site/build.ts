/** `npm run build`: builds every version into build/, checks the pages and compresses them. */
import path from 'node:path';
import {runDocusaurus} from './docusaurus';
import {main} from '../common/main';
import {ROOT} from '../../plugins/common/root';
import {precompress} from '../server/precompress';
import {loadSiteEnv} from './site-env';

main(async () => {
  loadSiteEnv(ROOT);
  const status = await runDocusaurus(ROOT, ['build', ...process.argv.slice(2)]);
  if (status === 0) await precompress(path.join(ROOT, 'build'));
  return status;
});
