/**
 * `npm run pictures`: retakes the pictures of the product. `-- tags ui-ingestion/secrets` limits it to a page or a scene,
 * `--only next` to a version.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ContributorError} from '../../plugins/common/contributor-error';
import {ROOT} from '../../plugins/common/root';
import {versionsWithPictures} from '../../plugins/pictures/manifest';
import {NEXT} from '../../plugins/releases/model';
import {main} from '../common/main';
import {proofReport} from './proof';
import {takeVersion} from './take-version';

/** Written after all scenes of Next were played. */
const REPORT = 'reports/pictures.md';
const HEAD = `# Steps that were performed on the real front end

Written by \`npm run pictures\`, which plays the steps of pages on the front end of Next.

`;

main(async () => {
  const {values, positionals} = parseArgs({
    options: {only: {type: 'string', multiple: true}},
    allowPositionals: true,
  });
  // The first pictures of a release must be requested by its name.
  const versions = values.only ?? [...new Set([NEXT, ...versionsWithPictures(ROOT)])];
  const failures: string[] = [];
  for (const version of versions) {
    const outcome = await takeVersion(version, positionals);
    failures.push(...outcome.failures);
    const report = proofReport(outcome.proofs);
    if (version === NEXT && positionals.length === 0) {
      fs.writeFileSync(path.join(ROOT, REPORT), HEAD + report);
    } else console.log(`\n${report}`);
  }
  if (failures.length === 0) return 0;
  throw new ContributorError(`Scenes that failed: ${failures.length}\n\n${failures.join('\n\n')}`);
});
