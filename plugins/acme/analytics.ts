/** Reads reference/acme/analytics.yaml: the figures on the Analytics page. */
import {type GraphQLSchema, isObjectType} from 'graphql';
import {z} from 'zod';
import type {Problems} from '../facts/problems';
import {reporter} from '../facts/report';
import {check, readYaml} from '../facts/yaml-file';
import type {Analytics} from '../../src/features/example-platform/model/world';
import {checkFields} from './values';

const list = z.array(z.record(z.string(), z.unknown()));
const fileSchema = z.strictObject({highlights: list, groups: list});

/** Key → the GraphQL type of its items. */
const TYPES = {highlights: 'Highlight', groups: 'AnalyticsChartGroup'} as const;

/**
 * @param file relative to the root
 * @param exists true for the URN of an entity
 * @param problems collects problems; the result is empty if the file doesn't fit the schema
 */
export function readAnalytics(
  root: string,
  file: string,
  schema: GraphQLSchema,
  exists: (urn: string) => boolean,
  problems: Problems,
): Analytics {
  const yaml = readYaml(root, file, problems);
  const data = yaml && check(yaml, fileSchema, problems);
  if (!data) return {highlights: [], groups: []};
  const context = {schema, exists, report: reporter(yaml, problems)};
  const items = (key: keyof typeof TYPES) => {
    const type = schema.getType(TYPES[key]);
    if (!isObjectType(type)) return [];
    return data[key].map((item, i) => checkFields(item, type, [key, i], context));
  };
  return {highlights: items('highlights'), groups: items('groups')};
}
