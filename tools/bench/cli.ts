/**
 * `npm run bench`: measures the budgets. Options:
 *
 * - `--only build,load,pages,interaction,search,relevance,lighthouse,growth,dev`: only these parts
 * - `--no-stock`: without the stock preset
 * - `--runs 5`: how often each figure is measured; by default 5 times, and once for what takes minutes
 * - `--misses`: lists the labeled queries whose first result is wrong
 *
 * Instead of the budgets:
 *
 * - `--patches NAME,…` (or all): builds the site without each of these patches of plugins/PATCHES.md, and shows what
 *   each saves
 * - `--peers`: measures the site beside the stock preset, Starlight, and VitePress
 * - `--scale 1,2,4`: measures the site with these multiples of its pages
 */
import {ROOT} from '../../plugins/common/root';
import {main} from '../common/main';
import {benchOptions} from './options';
import {benchPatches} from './patches';
import {benchPeers} from './peers';
import {report} from './report';
import {bench} from './run';
import {benchScale} from './scale';

main(async () => {
  const options = benchOptions(process.argv.slice(2));
  const log = (line: string) => console.log(line);
  const tables = [
    ...(options.patches.length > 0 ? [() => benchPatches(ROOT, options.patches, log)] : []),
    ...(options.peers ? [() => benchPeers(ROOT, options, log)] : []),
    ...(options.scale.length > 0 ? [() => benchScale(ROOT, options.scale, log)] : []),
  ];
  for (const table of tables) log(`\n${await table()}`);
  if (tables.length > 0) return 0;
  const {text, complete} = report(await bench(ROOT, options, log), options);
  log(`\n${text}`);
  return complete ? 0 : 1;
});
