/**
 * `npm run bench`: measures the budgets. Options: --only build,load,pages,search,relevance,lighthouse,growth,dev; --no-stock;
 * --misses lists the labeled queries whose first result is wrong. --patches NAME,… (or all) builds the site without each of
 * these patches of plugins/PATCHES.md instead, and shows what each saves.
 */
import {benchPatches} from './patches';
import {bench} from './run';
import {benchOptions} from './options';
import {report} from './report';
import {main} from '../common/main';
import {ROOT} from '../../plugins/common/root';

main(async () => {
  const options = benchOptions(process.argv.slice(2));
  const log = (line: string) => console.log(line);
  if (options.patches.length > 0) {
    log(`\n${await benchPatches(ROOT, options.patches, log)}`);
    return 0;
  }
  const figures = await bench(ROOT, options, log);
  const {text, complete} = report(figures, options);
  console.log(`\n${text}`);
  return complete ? 0 : 1;
});
