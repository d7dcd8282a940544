/** `npm run release <name> [<date>] [-- --force]`: turns `next` into a release, dated today if no date is given. */
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
    throw new ContributorError(
      'Usage: npm run release <name> [<date>], for example: npm run release 2.1.0 2025-01-31',
    );
  }
  const {marked, cut, hosting} = makeRelease(ROOT, {name, date, ...values}, sidebars);
  console.log(`reference/releases.yaml lists ${name}.`);
  console.log(
    `${marked.length} files in docs/ and reference/ had marks of next, which now name ${name}.`,
  );
  console.log(linesOf(cut).join('\n'));
  console.log(`${hosting.length} files with redirects of ${name} were rendered for the hosts.`);
  console.log(
    '\nReview with `git diff`: the marks, versioned_docs/, and the release notes in docs/releases.md.\n' +
      'Then run `npm test`, and commit everything. If readers no longer need a version, remove it from versions.json by hand.',
  );
  return 0;
});
