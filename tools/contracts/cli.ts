/** `npm run report:contracts -- CHECKOUT`: records what the public GraphQL schema and models promise, for the tests. */
import fs from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {ContributorError} from '../../plugins/common/contributor-error';
import {ROOT} from '../../plugins/common/root';
import {contractFile, type ContractName, readContract} from '../../plugins/contract/file';
import type {ContractWord} from '../../plugins/contract/words';
import {describedDefinitions} from '../../plugins/metamodel/described';
import {loadReference} from '../../plugins/reference';
import {main} from '../common/main';
import {graphqlContract} from './graphql';
import {metamodelContract} from './metamodel';

const head = (
  of: string,
) => `# What ${of} promises or demands, by the words of plugins/contract/words.ts. Written by
# \`npm run report:contracts -- CHECKOUT\`, which keeps \`dropped\`: what our descriptions leave out on purpose, and why.
`;

function write(name: ContractName, of: string, says: Record<string, ContractWord[]>): void {
  const file = contractFile(name);
  const absolute = path.join(ROOT, file);
  const dropped = fs.existsSync(absolute) ? readContract(ROOT, name).dropped : {};
  const text = stringify({dropped, says}, {lineWidth: 0, collectionStyle: 'any'});
  fs.writeFileSync(absolute, head(of) + text);
  console.log(`Wrote ${file}: ${Object.keys(says).length} definitions`);
}

main(async () => {
  const [checkout] = process.argv.slice(2);
  if (checkout === undefined) {
    throw new ContributorError(
      'Found no folder, expected: npm run report:contracts -- CHECKOUT, a checkout of github.com/datahub-project/datahub.',
    );
  }
  write('graphql', 'the public GraphQL schema', graphqlContract(checkout));
  const ours = describedDefinitions(loadReference(ROOT).metamodel);
  // Internal definitions of DataHub are not in our facts.
  const models = Object.entries(metamodelContract(checkout)).filter(([name]) => ours.has(name));
  write('metamodel', 'the public metamodel', Object.fromEntries(models));
  return 0;
});
