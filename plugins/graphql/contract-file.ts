/** Reads what the public GraphQL schema promises. */
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';
import {readText} from '../common/read-text';
import {CONTRACT_WORDS, type ContractWord} from './contract';

/** Written by `npm run report:graphql`. */
export const CONTRACT_FILE = 'reference/graphql-contract.yaml';

const schema = z.strictObject({
  dropped: z.record(z.string(), z.string()),
  says: z.record(z.string(), z.array(z.enum(Object.keys(CONTRACT_WORDS) as [ContractWord]))),
});

/** Words by coordinate, and why our descriptions leave some out. */
export function readContract(root: string): z.infer<typeof schema> {
  return schema.parse(parse(readText(path.join(root, CONTRACT_FILE))));
}
