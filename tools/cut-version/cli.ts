/** `npm run cut-version 0.15.0`: freezes everything that is not `since: next` as that release. */
import {main} from '../common/main';
import {ROOT} from '../../plugins/common/root';
import {cutVersion} from '.';
import sidebars from '../../sidebars';

main(async () => {
  const version = process.argv[2];
  if (version === undefined) throw new Error('Usage: npm run cut-version 0.15.0');
  const {pages, written, removed, dangling} = cutVersion(ROOT, version, sidebars);
  console.log(`${version}: ${pages} pages; ${written} files written, ${removed} removed.`);
  for (const {file, target} of dangling) {
    console.log(
      `docs/${file} links to docs/${target}, which is since: next; ${version} keeps the label alone.`,
    );
  }
  return 0;
});
