/**
 * `npm run bench`: measures the budgets. Options: --only build,pages,search,relevance,lighthouse,growth,dev; --no-stock;
 * --misses lists the labeled queries whose first result is wrong.
 */
import {bench} from './run';
import {benchOptions} from './options';
import {report} from './report';
import {main} from '../common/main';
import {ROOT} from '../../plugins/common/root';

main(async () => {
  const options = benchOptions(process.argv.slice(2));
  const figures = await bench(ROOT, options, (line) => console.log(line));
  const {text, complete} = report(figures, options);
  console.log(`\n${text}`);
  return complete ? 0 : 1;
});
