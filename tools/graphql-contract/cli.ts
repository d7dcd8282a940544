/** `npm run report:graphql -- CHECKOUT`: writes down what the public GraphQL schema promises, for the test of plugins/graphql. */
import fs from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {ContributorError} from '../../plugins/common/contributor-error';
import {ROOT} from '../../plugins/common/root';
import {CONTRACT_FILE, readContract} from '../../plugins/graphql/contract-file';
import {main} from '../common/main';
import {publicContract} from './public-contract';

const HEAD = `# What the public GraphQL schema promises or demands, by the words of plugins/graphql/contract.ts. Written by
# \`npm run report:graphql -- CHECKOUT\`, which keeps \`dropped\`: what our descriptions leave out on purpose, and why.
`;

main(async () => {
  const [checkout] = process.argv.slice(2);
  if (checkout === undefined) {
    throw new ContributorError(
      'Found no folder, expected: npm run report:graphql -- CHECKOUT, a checkout of github.com/datahub-project/datahub.',
    );
  }
  const file = path.join(ROOT, CONTRACT_FILE);
  const dropped = fs.existsSync(file) ? readContract(ROOT).dropped : {};
  const says = publicContract(checkout);
  fs.writeFileSync(file, HEAD + stringify({dropped, says}, {lineWidth: 0, collectionStyle: 'any'}));
  console.log(`Wrote ${CONTRACT_FILE}: ${Object.keys(says).length} definitions`);
  return 0;
});
