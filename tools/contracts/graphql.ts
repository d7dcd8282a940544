/** Extracts what the descriptions of the platform's public GraphQL schema promise or require, by the words that express it. */
import fs from 'node:fs';
import path from 'node:path';
import {parse, type StringValueNode} from 'graphql';
import {type ContractWord, contractWords} from '../../plugins/contract/words';
import {publicFolder} from './checkout';

const FOLDER = 'datahub-graphql-core/src/main/resources';

type Described = {
  name?: {value: string};
  description?: StringValueNode | undefined;
  fields?: readonly Described[];
  arguments?: readonly Described[];
  values?: readonly Described[];
};

/**
 * @param checkout folder of the platform's public source
 * @returns words by coordinate, such as `Dataset.origin` or `Query.search(input:)`, sorted
 * @throws ContributorError if it isn't such a folder
 */
export function graphqlContract(checkout: string): Record<string, ContractWord[]> {
  const folder = publicFolder(checkout, FOLDER);
  const found: [string, ContractWord[]][] = [];
  const visit = (coordinate: string, node: Described) => {
    const words = contractWords(node.description?.value ?? '');
    if (words.length > 0) found.push([coordinate, words]);
  };
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.graphql'))) {
    const {definitions} = parse(fs.readFileSync(path.join(folder, file), 'utf8'));
    for (const definition of definitions as readonly Described[]) {
      const type = definition.name?.value ?? '';
      visit(type, definition);
      for (const member of [...(definition.fields ?? []), ...(definition.values ?? [])]) {
        const coordinate = `${type}.${member.name?.value}`;
        visit(coordinate, member);
        for (const argument of member.arguments ?? [])
          visit(`${coordinate}(${argument.name?.value}:)`, argument);
      }
    }
  }
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
