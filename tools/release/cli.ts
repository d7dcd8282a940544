/** `npm run release <name> [<date>] [-- --force]`: makes a release of what is `next`, as of today if no date is given. */
import {parseArgs} from 'node:util';
import {main} from '../common/main';
import {linesOf} from '../cut-version';
import {ContributorError} from '../../plugins/common/contributor-error';
import {ROOT} from '../../plugins/common/root';
import sidebars from '../../sidebars';
import {makeRelease} from '.';

main(async () => {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {force: {type: 'boolean', default: false}},
  });
  const [name, date = new Date().toISOString().slice(0, 10)] = positionals;
  if (name === undefined) {
    throw new ContributorError('Usage: npm run release <name> [<date>], as in 2.1.0 2025-01-31.');
  }
  const {marked, cut, hosting} = makeRelease(ROOT, {name, date, ...values}, sidebars);
  console.log(`reference/releases.yaml lists ${name}.`);
  console.log(
    `${marked.length} files of docs/ and reference/ had marks of next that name ${name} now.`,
  );
  console.log(linesOf(cut).join('\n'));
  console.log(`${hosting.length} files render the redirects of ${name} for the hosts.`);
  console.log(
    '\nReview with `git diff`: the marks, versioned_docs/, and what the release notes of docs/releases.md say.\n' +
      'Then `npm test`, and commit all of it. A version that readers no longer need goes out of versions.json by hand.',
  );
  return 0;
});
