/**
 * `npm run hosting`: renders the table in rules.ts for every host. Options: `--from build` uses the content policy of
 * that build and stores it for later runs; with `--out FOLDER`, the files are written there instead, and nothing is stored.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ROOT} from '../../plugins/common/root';
import {factsOfBuild, factsText} from '../../plugins/content-policy/facts';
import {main} from '../common/main';
import {POLICY_FILE, rulesOf} from './rules';
import {replaceHosting, writeHosting} from './write';

main(async () => {
  const {values} = parseArgs({options: {from: {type: 'string'}, out: {type: 'string'}}});
  const {from, out} = values;
  const facts = from === undefined ? undefined : factsOfBuild(path.resolve(from));
  if (from !== undefined && !facts) {
    throw new Error(
      `There is no content-policy.json in ${from}. Build the site first: npm run build`,
    );
  }
  const rules = rulesOf(ROOT, facts);
  const written =
    out === undefined ? replaceHosting(ROOT, rules) : writeHosting(path.resolve(out), rules);
  if (facts && out === undefined) {
    fs.writeFileSync(path.join(ROOT, POLICY_FILE), factsText(facts));
    written.push(path.join(ROOT, POLICY_FILE));
  }
  for (const file of written) console.log(path.relative(process.cwd(), file));
  return 0;
});
