/** `npm run cut-version <release> [<release>…]`: freezes releases from the current docs. */
import {main} from '../common/main';
import {ContributorError} from '../../plugins/common/contributor-error';
import {ROOT} from '../../plugins/common/root';
import {cutVersions, linesOf} from '.';
import sidebars from '../../sidebars';

main(async () => {
  const names = process.argv.slice(2);
  if (names.length === 0) {
    throw new ContributorError(
      'Usage: npm run cut-version <release>, for example the last one in versions.json.',
    );
  }
  for (const cut of cutVersions(ROOT, names, sidebars)) console.log(linesOf(cut).join('\n'));
  return 0;
});
