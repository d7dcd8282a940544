/** `npm run search:publish`: replaces the hosted search index with the content of the last build. Option: --dry-run. */
import {main} from '../common/main';
import {ROOT} from '../../plugins/common/root';
import {searchPublish} from '.';

main(async () => {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort());
  await searchPublish({
    root: ROOT,
    args: process.argv.slice(2),
    environment: process.env,
    log: (line) => console.log(line),
    signal: stop.signal,
  });
  return 0;
});
