/** `npm run audit`: fails on an advisory of high or critical severity that tools/audit/exceptions.yaml doesn't explain. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {ROOT} from '../../plugins/common/root';
import {main} from '../common/main';
import {auditProblems, EXCEPTIONS_FILE, readExceptions} from './exceptions';
import {readReport} from './report';

main(async () => {
  const known = readExceptions(path.join(ROOT, EXCEPTIONS_FILE));
  // Its exit status covers all advisories, so it is ignored. It needs a shell because npm is a shell script on Windows.
  const {stdout} = spawnSync('npm audit --json', {cwd: ROOT, shell: true, encoding: 'utf8'});
  const problems = auditProblems(readReport(stdout), known);
  for (const problem of problems) console.error(`- ${problem}`);
  console.log(`${problems.length} problems, ${known.length} exceptions`);
  return problems.length === 0 ? 0 : 1;
});
