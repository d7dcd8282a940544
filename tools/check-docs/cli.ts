/**
 * `npm run check:docs`: checks pages, posts, and facts against the rules of contributing/writing.md. Arguments limit it
 * to files and folders.
 */
import {docsChecker} from '.';
import {main} from '../common/main';
import {formatProblem} from '../../plugins/facts/problems';
import {ROOT} from '../../plugins/common/root';

main(async () => {
  const checkDocs = docsChecker(ROOT);
  const {problems, metrics} = await checkDocs(process.argv.slice(2));
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
  console.log(metrics.join('\n'));
  console.log(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
  return problems.length === 0 ? 0 : 1;
});
