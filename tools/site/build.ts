/**
 * `npm run build`: builds every version into build/, checks the pages, and compresses them. `--timings` prints how long
 * each stage took; other options are those of `docusaurus build`.
 */
import path from 'node:path';
import {runDocusaurus} from './docusaurus';
import {main} from '../common/main';
import {ROOT} from '../../plugins/common/root';
import {precompress} from '../server/precompress';
import {loadSiteEnv} from './site-env';
import {Timings, TIMINGS_ENV} from './timings';

const OPTION = '--timings';

main(async () => {
  loadSiteEnv(ROOT);
  const options = process.argv.slice(2);
  const timings = options.includes(OPTION) ? new Timings() : undefined;
  const args = ['build', ...options.filter((option) => option !== OPTION)];
  const extra = timings && {env: TIMINGS_ENV, take: (line: string) => timings.take(line)};
  const status = await runDocusaurus(ROOT, args, undefined, extra);
  if (status === 0) {
    const {seconds} = await precompress(path.join(ROOT, 'build'));
    timings?.add('Compression', seconds);
  }
  if (timings) console.log(`\n${timings.table()}`);
  return status;
});
