/**
 * `npm run keep-assets -- --from FOLDER-OR-ADDRESS`: carries hashed files of the deployed build over to the new
 * one. Options: `--into build`, `--days 30`, `--max-mb 500`.
 */
import path from 'node:path';
import {ROOT} from '../../plugins/common/root';
import {main} from '../common/main';
import {keepAssets} from './keep';
import {keepOptions} from './options';
import {sourceOf} from './sources';

const MB = 1_000_000;

main(async () => {
  const {from, into, days, megabytes} = keepOptions(process.argv.slice(2));
  const today = new Date().toISOString().slice(0, 10);
  const limits = {days, bytes: megabytes * MB};
  const result = await keepAssets(path.resolve(ROOT, into), sourceOf(from), today, limits);
  const {files, bytes, dropped, gone} = result;
  console.log(`Kept ${files} files of earlier builds (${(bytes / MB).toFixed(1)} MB) in ${into}/.`);
  if (dropped > 0) console.log(`${dropped} are older than ${days} days or beyond ${megabytes} MB.`);
  if (gone > 0) console.log(`${gone} are on its list, but no longer at ${from}.`);
  return 0;
});
