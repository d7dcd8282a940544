/** Reads reference/acme/lineage.yaml: which entity feeds which, and which column is derived from which. */
import {z} from 'zod';
import type {Problems} from '../facts/problems';
import {reporter} from '../facts/report';
import {check, readYaml} from '../facts/yaml-file';
import type {Key} from '../facts/yaml-text';
import {filledText} from '../facts/schema-parts';
import type {Column, ColumnEdge, Edge} from '../../src/features/example-platform/model/world';

const column = z.tuple([filledText, filledText]);

const schema: z.ZodType<{lineage: Edge[]; columns: ColumnEdge[]}> = z.strictObject({
  lineage: z.array(z.strictObject({from: filledText, to: filledText})),
  columns: z.array(z.strictObject({from: column, to: column})),
});

/** Lookups for the two ends of a lineage edge. */
type Known = {
  entity: (urn: string) => boolean;
  /** True for a column of the entity; and for any column of an entity that has no schema, such as a chart. */
  column: (column: Column) => boolean;
};

/**
 * @param file relative to the root
 * @param problems collects problems; the result is empty if the file doesn't fit the schema
 */
export function readLineage(
  root: string,
  file: string,
  known: Known,
  problems: Problems,
): {lineage: readonly Edge[]; columns: readonly ColumnEdge[]} {
  const yaml = readYaml(root, file, problems);
  const data = yaml && check(yaml, schema, problems);
  if (!data) return {lineage: [], columns: []};
  const report = reporter(yaml, problems);
  const entity = (urn: string, keys: readonly Key[]) => {
    if (known.entity(urn)) return true;
    report(keys, {found: urn, expected: 'the URN of an entity in reference/acme'});
    return false;
  };
  const ends = ['from', 'to'] as const;
  data.lineage.forEach((edge, i) => ends.forEach((end) => entity(edge[end], ['lineage', i, end])));
  data.columns.forEach((edge, i) =>
    ends.forEach((end) => {
      const keys = ['columns', i, end];
      if (!entity(edge[end][0], [...keys, 0]) || known.column(edge[end])) return;
      report([...keys, 1], {found: edge[end][1], expected: `a column of ${edge[end][0]}`});
    }),
  );
  return data;
}
