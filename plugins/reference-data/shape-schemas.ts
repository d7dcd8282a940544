/** The JSON Schemas of the files with records, and of the index. */
import {z} from 'zod';
import {KINDS} from './kinds';
import {shapePath} from './paths';
import {fileOf} from './shapes/common';
import {siteIndex} from './shapes/site-index';

function schemaOf(site: string, name: string, about: string, shape: z.ZodType): string {
  const {$schema, ...schema} = z.toJSONSchema(shape, {target: 'draft-7', unrepresentable: 'throw'});
  return JSON.stringify({$schema, $id: site + shapePath(name), title: about, ...schema});
}

/**
 * @param site URL of the site with its base path, which ends with a slash
 * @returns the schemas by path in the build
 */
export function shapeSchemas(site: string): Map<string, string> {
  const schemas = KINDS.map(
    ({name, about, shape}) =>
      [shapePath(name), schemaOf(site, name, about, fileOf(shape))] as const,
  );
  const index = schemaOf(site, 'index', 'The files of the reference as data.', siteIndex);
  return new Map([...schemas, [shapePath('index'), index]]);
}
