/** `npm run check:docs`: the rules of contributing/writing.md on pages, posts, and facts; arguments name files and folders to check alone. */
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
