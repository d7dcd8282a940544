/** Reads the promises of a public schema. */
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';
import {readText} from '../common/read-text';
import {CONTRACT_WORDS, type ContractWord} from './words';

/** The schemas whose descriptions are compared with the public ones. */
export type ContractName = 'graphql' | 'metamodel';

/** @returns the file that `npm run report:contracts` writes, relative to the root */
export const contractFile = (name: ContractName) => `reference/${name}-contract.yaml`;

const schema = z.strictObject({
  dropped: z.record(z.string(), z.string()),
  says: z.record(z.string(), z.array(z.enum(Object.keys(CONTRACT_WORDS) as [ContractWord]))),
});

/** Words by name of a definition, and why our descriptions omit some. */
export function readContract(root: string, name: ContractName): z.infer<typeof schema> {
  return schema.parse(parse(readText(path.join(root, contractFile(name)))));
}
